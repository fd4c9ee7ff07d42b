package org.marshal4j.schema.lock;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a lock file that {@link LockFile#parse} refuses because an editor or a merge has damaged it. It accepts either
 * encoding, and keeps the schemas of both sides of a merge: the revisions of the first side stay, and those of the other
 * one follow. It guesses nothing else. Use it before accepting today's schemas.
 *
 * @param lock the lock file
 * @param leftOut the parts of the text that are not in the lock file, with their lines
 */
public record LockRepair(LockFile lock, List<String> leftOut) {
    /** Copies the list. */
    public LockRepair {
        leftOut = List.copyOf(leftOut);
    }

    /**
     * Reads a damaged file.
     *
     * @param file the bytes of the file
     * @return the lock file
     * @throws IllegalArgumentException if something else is wrong with it; the message says in which line
     */
    public static LockRepair of(byte[] file) {
        List<String> leftOut = new ArrayList<>();
        ConflictSides sides = ConflictSides.of(decoded(file));
        LockSides merged = new LockSides(leftOut);
        new LockFileParser(sides.first()).parse(merged);
        if (!sides.other().equals(sides.first())) {
            merged.next();
            new LockFileParser(sides.other()).parse(merged);
        }
        return new LockRepair(merged.merged(), leftOut);
    }

    /**
     * {@return whether {@link #of} can read a file}
     *
     * @param file the bytes of the file
     */
    public static boolean isPossible(byte[] file) {
        try {
            of(file);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * {@return whether a file looks like UTF-16, which begins with a mark of two bytes or has a zero in every other
     * byte}
     *
     * @param file the bytes of the file
     */
    public static boolean isUtf16(byte[] file) {
        return file.length > 1
                && ((file[0] == (byte) 0xFF && file[1] == (byte) 0xFE)
                        || (file[0] == (byte) 0xFE && file[1] == (byte) 0xFF)
                        || file[0] == 0
                        || file[1] == 0);
    }

    private static String decoded(byte[] file) {
        try {
            String text =
                    charset(file).newDecoder().decode(ByteBuffer.wrap(file)).toString();
            return !text.isEmpty() && text.charAt(0) == LockDamage.BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("it is not UTF-8 text", e);
        }
    }

    private static Charset charset(byte[] file) {
        if (!isUtf16(file)) {
            return StandardCharsets.UTF_8;
        }
        return file[0] == 0 || file[0] == (byte) 0xFE ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
    }
}
