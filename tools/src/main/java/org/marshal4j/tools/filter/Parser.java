package org.marshal4j.tools.filter;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.tools.filter.Expression.Operator;
import org.marshal4j.tools.filter.Tokens.Kind;
import org.marshal4j.tools.filter.Tokens.Token;

/**
 * Parses conditions:
 *
 * <pre>
 * or         = and { "||" and }
 * and        = not { "&amp;&amp;" not }
 * not        = "!" not | "(" or ")" | comparison
 * comparison = operand [ ( "==" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" ) operand ]
 * operand    = path | number | text | "null" | "true" | "false" | "NaN" | [ "-" ] "Infinity"
 * path       = name { "." name | "[" digits "]" }
 * </pre>
 *
 * A field alone is compared with true.
 */
final class Parser {
    /** More than anybody writes, and few enough for any stack. */
    private static final int DEEPEST = 200;

    private final List<Token> tokens;
    private int next;
    private int depth;

    private Parser(String text) {
        tokens = Tokens.of(text);
    }

    /**
     * Parses a condition.
     *
     * @throws SyntaxError if it is none
     */
    static Expression parse(String text) {
        Parser parser = new Parser(text);
        Expression whole = parser.or();
        if (parser.peek().kind() != Kind.END) {
            throw new SyntaxError(parser.peek().position(), "after a condition comes && or ||, not " + parser.peek());
        }
        return whole;
    }

    /**
     * Parses a path.
     *
     * @throws SyntaxError if it is none
     */
    static String path(String text) {
        Parser parser = new Parser(text);
        if (parser.peek().kind() != Kind.NAME) {
            throw new SyntaxError(0, "a field is meant here, not " + parser.peek());
        }
        Operand.Field field = parser.field(parser.take());
        if (parser.peek().kind() != Kind.END) {
            throw new SyntaxError(parser.peek().position(), "a path ends before " + parser.peek());
        }
        return field.path();
    }

    private Token peek() {
        return tokens.get(next);
    }

    private Token take() {
        return tokens.get(next++);
    }

    private boolean takes(String symbol) {
        boolean there = peek().is(symbol);
        next += there ? 1 : 0;
        return there;
    }

    private Expression or() {
        List<Expression> parts = new ArrayList<>(List.of(and()));
        while (takes("||")) {
            parts.add(and());
        }
        return parts.size() == 1 ? parts.get(0) : new Expression.Or(parts);
    }

    private Expression and() {
        List<Expression> parts = new ArrayList<>(List.of(not()));
        while (takes("&&")) {
            parts.add(not());
        }
        return parts.size() == 1 ? parts.get(0) : new Expression.And(parts);
    }

    private Expression not() {
        int start = peek().position();
        if (++depth > DEEPEST) {
            throw new SyntaxError(start, "more than " + DEEPEST + " levels");
        }
        Expression result;
        if (takes("!")) {
            result = new Expression.Not(not());
        } else if (takes("(")) {
            result = or();
            if (!takes(")")) {
                throw new SyntaxError(peek().position(), "a ) is missing before " + peek());
            }
        } else {
            result = comparison();
        }
        depth--;
        return result;
    }

    private Expression comparison() {
        Operand left = operand();
        Token symbol = peek();
        for (Operator operator : Operator.values()) {
            if (takes(operator.text())) {
                return new Expression.Compare(left, operator, operand(), symbol.position());
            }
        }
        if (left instanceof Operand.Field || left instanceof Operand.Truth) {
            return new Expression.Compare(
                    left, Operator.EQUAL, new Operand.Truth(true, left.position()), left.position());
        }
        throw new SyntaxError(symbol.position(), "a comparison such as == is meant here, not " + symbol);
    }

    private Operand operand() {
        Token token = take();
        return switch (token.kind()) {
            case NAME -> named(token);
            case NUMBER -> number(token);
            case TEXT -> new Operand.Text(token.text(), token.position());
            case SYMBOL, END ->
                throw new SyntaxError(token.position(), "a field or a value is meant here, not " + token);
        };
    }

    private static Operand number(Token token) {
        boolean isWhole = token.text().chars().allMatch(c -> c == '-' || (c >= '0' && c <= '9'));
        try {
            BigDecimal value = new BigDecimal(token.text());
            return isWhole
                    ? new Operand.Whole(value, token.position())
                    : new Operand.Decimal(token.text(), token.position());
        } catch (NumberFormatException e) {
            throw new SyntaxError(token.position(), "the exponent of a number is too large");
        }
    }

    private Operand named(Token token) {
        return switch (token.text()) {
            case "null" -> new Operand.Null(token.position());
            case "true" -> new Operand.Truth(true, token.position());
            case "false" -> new Operand.Truth(false, token.position());
            case "NaN" -> new Operand.Special(Double.NaN, token.position());
            case "Infinity" -> new Operand.Special(Double.POSITIVE_INFINITY, token.position());
            case "-Infinity" -> new Operand.Special(Double.NEGATIVE_INFINITY, token.position());
            default -> field(token);
        };
    }

    private Operand.Field field(Token first) {
        StringBuilder path = new StringBuilder(first.text());
        for (int steps = 1; ; steps++) {
            if (steps > DEEPEST) {
                throw new SyntaxError(first.position(), "a path of more than " + DEEPEST + " steps");
            }
            if (takes(".")) {
                path.append('.').append(required(Kind.NAME, "the name of a field"));
            } else if (takes("[")) {
                path.append('[')
                        .append(required(Kind.NUMBER, "the number of an element"))
                        .append(']');
                if (!takes("]")) {
                    throw new SyntaxError(peek().position(), "a ] is missing before " + peek());
                }
            } else {
                return new Operand.Field(path.toString(), first.position());
            }
        }
    }

    private String required(Kind kind, String what) {
        Token token = take();
        boolean isThere = token.kind() == kind
                && (kind != Kind.NUMBER || token.text().chars().allMatch(c -> c >= '0' && c <= '9'));
        if (!isThere) {
            throw new SyntaxError(token.position(), what + " is meant here, not " + token);
        }
        return token.text();
    }
}
