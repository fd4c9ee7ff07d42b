package org.marshal4j.schema;

import java.util.List;
import java.util.regex.Pattern;

/** What editors and merges do to text files, told by its name: otherwise a line would be said to be no type, and nobody could see why. */
final class LockDamage {
    static final char BYTE_ORDER_MARK = '\uFEFF';

    private static final Pattern CONFLICT = Pattern.compile("(<{7}|\\|{7}|>{7})( .*)?|={7}");

    private LockDamage() {}

    /** Refuses a text that is damaged, with the first damaged line. */
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

    /** Whether each other character at the beginning, behind what may have been a byte order mark, is that of a byte 0. */
    private static boolean isUtf16(String text) {
        return text.chars().limit(6).filter(c -> c == 0).count() >= 2;
    }

    /** Whether it is one of the lines with which version control separates the sides of a conflict. */
    static boolean isConflictMarker(String line) {
        return CONFLICT.matcher(line).matches();
    }
}
