package org.marshal4j.tools.queue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Finds fields in the document that describes a file of a queue, which Chronicle Wire writes in its binary form. It
 * looks for the bytes of the name and does not parse the rest, whose form differs between versions.
 */
final class StoreFields {
    private static final int FIELD = 0xC0;
    private static final int EVENT = 0xB9;
    private static final int TYPE = 0xB6;
    private static final int TEXT = 0xE0;
    private static final int LONGEST_SHORT_TEXT = 31;
    private static final int LONG_TEXT = 0xB8;
    private static final int PADDING = 0x8F;
    private static final int PADDING_WITH_COUNT = 0x8E;

    private final byte[] document;

    StoreFields(byte[] document) {
        this.document = document;
    }

    /** {@return whether the document is a header of this class of Chronicle's} */
    boolean isHeaderOf(String type) {
        byte[] start = named(EVENT, "header");
        byte[] named = named(TYPE, type);
        return matches(start, 0) && matches(named, start.length);
    }

    private static byte[] named(int code, String name) {
        byte[] bytes = ("xx" + name).getBytes(StandardCharsets.US_ASCII);
        bytes[0] = (byte) code;
        bytes[1] = (byte) name.length();
        return bytes;
    }

    /** {@return the integer in a field; empty if there is no such field} */
    OptionalLong number(String name) {
        int at = valueOf(name);
        if (at < 0) {
            return OptionalLong.empty();
        }
        return switch (at(at)) {
            case 0xA1 -> bytes(at + 1, 1, false);
            case 0xA2 -> bytes(at + 1, 2, false);
            case 0xA3 -> bytes(at + 1, 4, false);
            case 0xA4 -> bytes(at + 1, 1, true);
            case 0xA5 -> bytes(at + 1, 2, true);
            case 0xA6 -> bytes(at + 1, 4, true);
            case 0xA7 -> bytes(at + 1, 8, true);
            default -> OptionalLong.empty();
        };
    }

    /** {@return the text in a field, of ASCII characters; empty if there is no such field} */
    Optional<String> text(String name) {
        int at = valueOf(name);
        int code = at(at);
        if (code >= TEXT) {
            return text(at + 1, Math.min(code - TEXT, LONGEST_SHORT_TEXT));
        }
        // A longer text has its length in a stop-bit number: one byte, up to 127.
        return code == LONG_TEXT && at(at + 1) < 128 ? text(at + 2, at(at + 1)) : Optional.empty();
    }

    private Optional<String> text(int from, int length) {
        return from + length <= document.length
                ? Optional.of(new String(document, from, length, StandardCharsets.ISO_8859_1))
                : Optional.empty();
    }

    private OptionalLong bytes(int from, int size, boolean signed) {
        if (from + size > document.length) {
            return OptionalLong.empty();
        }
        long value = 0;
        for (int i = size - 1; i >= 0; i--) {
            value = value << 8 | at(from + i);
        }
        int unused = Long.SIZE - 8 * size;
        return OptionalLong.of(signed ? value << unused >> unused : value);
    }

    /** Returns where the value of a field is; −1 if there is no such field. */
    private int valueOf(String name) {
        byte[] field = ("x" + name).getBytes(StandardCharsets.US_ASCII);
        field[0] = (byte) (FIELD + name.length());
        for (int at = 0; at + field.length < document.length; at++) {
            if (matches(field, at)) {
                return skipPadding(at + field.length);
            }
        }
        return -1;
    }

    private int skipPadding(int from) {
        int at = from;
        while (at(at) == PADDING || at(at) == PADDING_WITH_COUNT) {
            if (at(at) == PADDING) {
                at++;
            } else {
                long count = bytes(at + 1, 4, true).orElse(-1);
                if (count < 0 || count > document.length) {
                    return -1;
                }
                at += 5 + (int) count;
            }
        }
        return at < document.length ? at : -1;
    }

    private int at(int index) {
        return index < 0 || index >= document.length ? -1 : document[index] & 0xFF;
    }

    private boolean matches(byte[] wanted, int from) {
        if (from + wanted.length > document.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (document[from + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}
