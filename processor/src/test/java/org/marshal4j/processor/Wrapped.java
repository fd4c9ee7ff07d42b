package org.marshal4j.processor;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Breaks the paragraphs of a Markdown text before column 120. */
final class Wrapped {
    private static final Pattern BLOCK =
            Pattern.compile("(?ms)^```.*?^```$|^(?:- |\\d+\\. )?\\S.*?(?=\n\n|\n- |\n\\d+\\. |\\z)");
    private static final Pattern WORD = Pattern.compile("(?:`[^`]*`|[^\\s`])+");
    private static final int COLUMNS = 119;

    private Wrapped() {}

    static String text(String text) {
        return BLOCK.matcher(text).replaceAll(block -> java.util.regex.Matcher.quoteReplacement(block(block)));
    }

    private static String block(MatchResult block) {
        String text = block.group().strip();
        if (text.startsWith("```")) {
            return text;
        }
        String indent = text.startsWith("- ") ? "  " : text.matches("(?s)\\d+\\. .*") ? "   " : "";
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (MatchResult word : WORD.matcher(text).results().toList()) {
            if (column > 0 && column + 1 + word.group().length() > COLUMNS) {
                lines.append('\n').append(indent);
                column = indent.length();
            } else if (column > 0) {
                lines.append(' ');
                column++;
            }
            lines.append(word.group());
            column += word.group().length();
        }
        return lines.toString();
    }
}
