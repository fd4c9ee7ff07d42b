package org.marshal4j.schema.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The names of files that are named after types, such as the schema files that the processor puts into
 * {@link org.marshal4j.schema.lock.Schemas#FOLDER}. File systems limit the length of a name, and a type's name with its
 * package may be longer.
 */
public final class TypeFileName {
    /** The most bytes of UTF-8 that a file's name may have on the file systems in use. */
    public static final int MOST_BYTES = 255;

    /** What a shortened name has between the beginning of the name and the hash: no type has it in its name. */
    public static final char SHORTENED = '~';

    private static final int HASH_BYTES = 8;

    private TypeFileName() {}

    /**
     * Returns the name of a file.
     *
     * @param name the name that it should have, such as the binary name of a type
     * @param suffix what follows, such as {@code .schema}
     * @return both; if they are too long, the beginning of the name, {@link #SHORTENED}, a hash of the whole name in
     *     hexadecimal digits, and the suffix
     */
    public static String of(String name, String suffix) {
        if (isShort(name + suffix)) {
            return name + suffix;
        }
        String end = SHORTENED + hash(name) + suffix;
        int length = Math.min(name.length(), MOST_BYTES);
        while (!isShort(name.substring(0, length) + end)) {
            // Never between the two halves of a character.
            length = name.offsetByCodePoints(0, name.codePointCount(0, length) - 1);
        }
        return name.substring(0, length) + end;
    }

    /**
     * Returns whether file systems allow the name of a file.
     *
     * @param file the name, without folders
     * @return true if it is short enough
     */
    public static boolean isShort(String file) {
        return file.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
    }

    private static String hash(String name) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
