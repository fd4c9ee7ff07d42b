package org.marshal4j.schema;

import java.util.function.Function;
import java.util.regex.Pattern;
import org.marshal4j.schema.text.ShownText;

/**
 * The number at the beginning of each message of a type with {@code @Marshal(schemaId = true)}: it says which schema
 * wrote the message. A lock file has the ids of each type.
 *
 * <pre>{@code
 * int id = SchemaId.of(schemas.apply("com.acme.Quote"), schemas);
 * System.out.println(SchemaId.text(id)); // 1a2b3c4d
 * }</pre>
 *
 * <p>An id is never 0 or −1, so that neither empty nor overwritten memory looks like one.
 */
public final class SchemaId {
    /** The number of bytes of an id in a message. */
    public static final int SIZE = 4;

    private static final int DIGITS = 2 * SIZE;
    private static final Pattern TEXT = Pattern.compile("[0-9a-f]{8}");

    private SchemaId() {}

    /**
     * Returns the id of a schema when it is first accepted. It depends on the schema and all it reaches, as its
     * {@linkplain Schema#fingerprint() fingerprint} and {@linkplain Schema#namesFingerprint() second number} do. A
     * schema that was accepted later may have the id of a former one instead, if only names have changed: the lock file
     * knows.
     *
     * @param root the schema of the type
     * @param resolver finds the schemas of the types that it holds, by their binary names
     * @return the id, neither 0 nor −1
     * @throws IllegalArgumentException if the schema of a type that it holds is not found
     */
    public static int of(Schema root, Function<String, Schema> resolver) {
        return of(root.fingerprint(resolver), root.namesFingerprint(resolver));
    }

    /**
     * {@return the id of a schema with these numbers, when it is first accepted}
     *
     * @param fingerprint the fingerprint
     * @param names the second number
     */
    public static int of(long fingerprint, long names) {
        long number = Fingerprint.combined(fingerprint, names);
        while (!isValid((int) (number >>> Integer.SIZE))) {
            number = Fingerprint.hash("marshal4j schema id " + Long.toHexString(number));
        }
        return (int) (number >>> Integer.SIZE);
    }

    private static boolean isValid(int id) {
        return id != 0 && id != -1;
    }

    /**
     * Returns the text of an id.
     *
     * @param id the id
     * @return eight hexadecimal digits
     */
    public static String text(int id) {
        String digits = Integer.toHexString(id);
        return "0".repeat(DIGITS - digits.length()) + digits;
    }

    /**
     * {@return the id with a text}
     *
     * @param text eight hexadecimal digits, in lower case
     * @throws IllegalArgumentException if it is not the text of an id
     */
    public static int parse(String text) {
        int id = TEXT.matcher(text).matches() ? Integer.parseUnsignedInt(text, 16) : 0;
        if (!isValid(id)) {
            throw new IllegalArgumentException("not a schema id: " + ShownText.of(text));
        }
        return id;
    }
}
