package org.marshal4j.schema.lock;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognises what editors and merges do to text files and says what it is. Without this, the error would be that some
 * line is not a type, and nobody could see why.
 */
final class LockDamage {
    static final char BYTE_ORDER_MARK = '\uFEFF';

    private static final Pattern CONFLICT = Pattern.compile("(<{7}|\\|{7}|>{7})( .*)?|={7}");

    private LockDamage() {}

    /** Refuses a damaged text; the message names the first damaged line. */
    static void refuse(String text) {
        if (isUtf16(text)) {
            throw SchemaLines.badAt(0, "it is UTF-16, and must be UTF-8");
        }
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            throw SchemaLines.badAt(0, "it begins with a byte order mark");
        }
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (isConflictMarker(lines.get(i))) {
                throw SchemaLines.badAt(i, "a merge conflict is not resolved: " + lines.get(i));
            }
        }
    }

    /** Whether every other character at the beginning, after a possible byte order mark, is a zero byte. */
    private static boolean isUtf16(String text) {
        return text.chars().limit(6).filter(c -> c == 0).count() >= 2;
    }

    /** Whether it is one of the lines that a version control system puts around the sides of a conflict. */
    static boolean isConflictMarker(String line) {
        return CONFLICT.matcher(line).matches();
    }
}
