package org.marshal4j.schema;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a lock file that {@link LockFile#parse} refuses because of an editor or a merge: whatever its encoding, and of two sides of a merge
 * the first one. Nothing else is guessed. It is for those who accept today's forms next, so that what the other side had accepted is
 * not lost.
 *
 * @param leftOut what the lock does not have of the text, with the lines
 */
public record LockRepair(LockFile lock, List<String> leftOut) {
    public LockRepair {
        leftOut = List.copyOf(leftOut);
    }

    /**
     * The lock of a damaged file.
     *
     * @throws IllegalArgumentException if there is more wrong with it, saying in which line
     */
    public static LockRepair of(byte[] file) {
        List<String> leftOut = new ArrayList<>();
        String text = firstSide(decoded(file), leftOut);
        LockFile lock = new LockFileParser(text, leftOut).parse();
        return new LockRepair(lock, leftOut);
    }

    /** Whether {@link #of} can read the file. */
    public static boolean isPossible(byte[] file) {
        try {
            of(file);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Whether a file looks like UTF-16, which begins with a mark of two bytes, or has a zero in every other byte. */
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

    /** The text without what is between the middle and the end of each conflict, line for line. */
    private static String firstSide(String text, List<String> leftOut) {
        StringBuilder side = new StringBuilder();
        List<String> lines = text.lines().toList();
        boolean isConflict = false;
        boolean isOther = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean isMarker = LockDamage.isConflictMarker(line);
            if (isMarker) {
                // A middle that somebody left alone separates nothing.
                isConflict = line.startsWith("<") || (isConflict && !line.startsWith(">"));
                isOther = isConflict && !line.startsWith("<");
            } else if (!isOther) {
                side.append(line);
            } else if (!line.isBlank()) {
                leftOut.add("line " + (i + 1) + ": " + line.strip());
            }
            if (!isMarker && !isOther) {
                side.append('\n');
            }
        }
        if (isConflict) {
            throw SchemaLines.badAt(Math.max(0, lines.size() - 1), "the end of a merge conflict is missing");
        }
        return side.toString();
    }
}
