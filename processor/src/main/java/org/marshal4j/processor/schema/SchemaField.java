package org.marshal4j.processor.schema;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field as a schema describes it; or the start of a frame, which bears the name of the class whose fields are in it.
 *
 * @param name its name in Java
 * @param wire its wire type, in the notation of docs/wire-format.md
 * @param since the version that added it, 1 for the first
 */
public record SchemaField(String name, String wire, int since) {

    private static final String FRAME = "frame";
    private static final Pattern TEXT = Pattern.compile("(\\S+) (.+?)(?: since=([1-9][0-9]{0,8}))?");

    /** A field of the first version. */
    public SchemaField(String name, String wire) {
        this(name, wire, 1);
    }

    /** The start of the frame of a class. */
    public static SchemaField frame(String simpleName) {
        return new SchemaField(simpleName, FRAME);
    }

    /**
     * The field that {@link #toString} describes.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static SchemaField parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no field: " + text);
        }
        return new SchemaField(
                matcher.group(1), matcher.group(2), matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3)));
    }

    /** Whether it is the start of a frame. */
    public boolean isFrame() {
        return wire.equals(FRAME);
    }

    /** {@code name wire}, as the runtime and the recorded list of fields have it, with {@code since=version} for what was added. */
    @Override
    public String toString() {
        return name + " " + wire + (since > 1 ? " since=" + since : "");
    }
}
