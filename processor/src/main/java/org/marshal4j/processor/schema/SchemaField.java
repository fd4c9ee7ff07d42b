package org.marshal4j.processor.schema;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A field as a schema describes it; or the start of a versioned block, which bears the name of the class whose fields are in it.
 *
 * @param name its name in Java
 * @param wire its wire type, in the notation of docs/wire-format.md
 * @param since the version that added it, 1 for the first
 */
public record SchemaField(String name, String wire, int since) {

    private static final String VERSIONED_BLOCK = "frame";
    private static final Pattern TEXT = Pattern.compile("(\\S+) (.+?)(?: since=([1-9][0-9]{0,8}))?");

    /** A field of the first version. */
    public SchemaField(String name, String wire) {
        this(name, wire, 1);
    }

    /** The start of the versioned block of a class. */
    public static SchemaField versionedBlock(String simpleName) {
        return new SchemaField(simpleName, VERSIONED_BLOCK);
    }

    /**
     * The field that {@link #toString} describes.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static SchemaField parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a field: " + text);
        }
        return new SchemaField(
                matcher.group(1), matcher.group(2), matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3)));
    }

    /** Whether it is the start of a versioned block. */
    public boolean isVersionedBlock() {
        return wire.equals(VERSIONED_BLOCK);
    }

    /** {@code name wire}, as the runtime and the recorded list of fields have it, with {@code since=version} for what was added. */
    @Override
    public String toString() {
        return name + " " + wire + (since > 1 ? " since=" + since : "");
    }
}
