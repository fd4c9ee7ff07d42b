package org.marshal4j.tools.filter;

import java.util.ArrayList;
import java.util.List;

/** Divides the text of a condition into tokens. */
final class Tokens {
    private static final List<String> SYMBOLS =
            List.of("==", "!=", "<=", ">=", "&&", "||", "<", ">", "!", "(", ")", "[", "]", ".");

    private final String text;
    private final List<Token> found = new ArrayList<>();
    private int at;

    private Tokens(String text) {
        this.text = text;
    }

    /** What a token is. */
    enum Kind {
        NAME,
        NUMBER,
        TEXT,
        SYMBOL,
        END
    }

    /**
     * One token.
     *
     * @param text what is written; of a text, what is in the quotes
     * @param position the index of its first character
     */
    record Token(Kind kind, String text, int position) {
        boolean is(String symbol) {
            return kind == Kind.SYMBOL && text.equals(symbol);
        }

        @Override
        public String toString() {
            return kind == Kind.END ? "the end" : text;
        }
    }

    /** {@return the tokens of a text; the last is the end} */
    static List<Token> of(String text) {
        Tokens tokens = new Tokens(text);
        tokens.readAll();
        return tokens.found;
    }

    private void readAll() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '"' || c == '\'') {
                quoted(c);
            } else if (isDigit(at) || (c == '-' && isDigit(at + 1))) {
                number();
            } else if (c == '-' && text.startsWith("Infinity", at + 1)) {
                add(Kind.NAME, at + 9);
            } else if (Character.isJavaIdentifierStart(c)) {
                name();
            } else {
                symbol();
            }
        }
        found.add(new Token(Kind.END, "", text.length()));
    }

    private void add(Kind kind, int end) {
        found.add(new Token(kind, text.substring(at, end), at));
        at = end;
    }

    private void symbol() {
        String symbol = SYMBOLS.stream()
                .filter(each -> text.startsWith(each, at))
                .findFirst()
                .orElseThrow(() -> new SyntaxError(at, "'" + text.charAt(at) + "' has no meaning" + advice()));
        add(Kind.SYMBOL, at + symbol.length());
    }

    private String advice() {
        return switch (text.charAt(at)) {
            case '=' -> ", == compares";
            case '&' -> ", && means and";
            case '|' -> ", || means or";
            default -> "";
        };
    }

    private void name() {
        int end = at + 1;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        add(Kind.NAME, end);
    }

    private void number() {
        int end = digits(at + 1);
        if (end < text.length() && text.charAt(end) == '.' && isDigit(end + 1)) {
            end = digits(end + 1);
        }
        if (end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
            int sign = end + 1 < text.length() && "+-".indexOf(text.charAt(end + 1)) >= 0 ? 1 : 0;
            if (!isDigit(end + 1 + sign)) {
                throw new SyntaxError(end, "an exponent has no digits");
            }
            end = digits(end + 1 + sign);
        }
        if (end < text.length() && Character.isJavaIdentifierStart(text.charAt(end))) {
            throw new SyntaxError(end, "'" + text.charAt(end) + "' does not belong to a number");
        }
        add(Kind.NUMBER, end);
    }

    private int digits(int from) {
        int end = from;
        while (isDigit(end)) {
            end++;
        }
        return end;
    }

    private boolean isDigit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private void quoted(char quote) {
        int start = at;
        StringBuilder value = new StringBuilder();
        at++;
        while (true) {
            if (at >= text.length()) {
                throw new SyntaxError(start, "a text has no end");
            }
            char c = text.charAt(at++);
            if (c == quote) {
                found.add(new Token(Kind.TEXT, value.toString(), start));
                return;
            }
            value.append(c == '\\' ? escaped() : c);
        }
    }

    private char escaped() {
        int start = at - 1;
        char c = at < text.length() ? text.charAt(at++) : 0;
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case '\\', '"', '\'' -> c;
            case 'u' -> unicode(start);
            default -> throw new SyntaxError(start, "\\ comes before n, r, t, u, \\ or a quote");
        };
    }

    private char unicode(int start) {
        try {
            int value = Integer.parseInt(text, at, at + 4, 16);
            at += 4;
            return (char) value;
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new SyntaxError(start, "\\u comes before four hexadecimal digits");
        }
    }
}
