package org.marshal4j.table.arrow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;

/**
 * The types of a table's rows in its file's metadata: the type of the rows, the types nested in it, and the fingerprint
 * of all of them. Stateless.
 */
public final class FileTypes {
    /** The key of the schema of the rows' type. */
    public static final String ROWS = "marshal4j.schema";

    /** The key of the schemas of the nested types, one after the other. */
    public static final String HELD = "marshal4j.types";

    /** The key of the fingerprint of all of them, in 16 hexadecimal digits. */
    public static final String FINGERPRINT = "marshal4j.fingerprint";

    private FileTypes() {}

    /** Formats a fingerprint for the metadata. */
    public static String text(long fingerprint) {
        return String.format(Locale.ROOT, "%016x", fingerprint);
    }

    /** Returns the fingerprint of the rows as in the metadata; empty if the nested types are unknown. */
    public static String fingerprint(Schema rows) {
        try {
            return text(rows.fingerprint());
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /**
     * Adds the types to a file's metadata. If the nested types are unknown, leaves them out, and the fingerprint as
     * well.
     */
    static void put(Schema rows, Map<String, String> metadata) {
        metadata.put(ROWS, rows.text());
        try {
            String held = held(rows);
            metadata.put(FINGERPRINT, text(rows.fingerprint()));
            metadata.put(HELD, held);
        } catch (IllegalArgumentException e) {
            // The columns were created by hand-written code, with types that have no marshaller.
        }
    }

    private static String held(Schema rows) {
        Map<String, Schema> found = new TreeMap<>();
        Deque<String> toFind = new ArrayDeque<>(rows.heldTypes());
        while (!toFind.isEmpty()) {
            String type = toFind.remove();
            if (!found.containsKey(type)) {
                Schema schema = rows.resolver().apply(type);
                found.put(type, schema);
                toFind.addAll(schema.heldTypes());
            }
        }
        StringBuilder text = new StringBuilder();
        found.values().forEach(schema -> text.append(schema.text()));
        return text.toString();
    }
}
