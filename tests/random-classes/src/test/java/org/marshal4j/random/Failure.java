package org.marshal4j.random;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What went wrong with a shape.
 *
 * @param kind the same for failures that are likely to have the same cause
 * @param text the text for people
 */
public record Failure(String kind, String text) {
    private static final Pattern CODE = Pattern.compile("MARSHAL\\d+");

    /** Returns a failure that a compiler reports. */
    static Failure ofCompiler(String message, String text) {
        Matcher code = CODE.matcher(message);
        String general =
                message.lines().limit(2).collect(Collectors.joining(" ")).replaceAll("[^ ]*\\d[^ ]*", "#");
        return new Failure("compiling: " + (code.find() ? code.group() : general), text);
    }

    /** Returns a failure for an exception, with what was being done when it was thrown. */
    public static Failure of(String doing, String type, Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        String kind =
                thrown instanceof AssertionError ? "" : ": " + thrown.getClass().getName();
        String lines = text.toString().lines().limit(25).reduce("", (a, b) -> a + "\n" + b);
        return new Failure(doing + kind, doing + " of " + type + ":" + lines);
    }
}
