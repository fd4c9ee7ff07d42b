package org.marshal4j.runtime.memory;

/** Strings as UTF-8 in an array, without access to their own arrays. Stateless. */
final class Utf8Arrays {
    private Utf8Arrays() {}

    /** Stores a text and returns the index after it, or −1 if a half of a surrogate pair lacks the other. */
    static int put(String text, byte[] array, int index, int calls) {
        if (calls > 0) {
            return put(text, array, index, calls - 1);
        }
        int length = text.length();
        int i = 0;
        for (; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                break;
            }
            array[index + i] = (byte) c;
        }
        int at = index + i;
        for (; i < length; i++) {
            int c = codePointAt(text, i);
            if (c < 0x80) {
                array[at++] = (byte) c;
            } else if (c < 0x800) {
                array[at] = (byte) (0xC0 | (c >> 6));
                array[at + 1] = last(c);
                at += 2;
            } else if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                if (Surrogates.isHalf(c)) {
                    return -1;
                }
                array[at] = (byte) (0xE0 | (c >> 12));
                array[at + 1] = last(c >> 6);
                array[at + 2] = last(c);
                at += 3;
            } else {
                array[at] = (byte) (0xF0 | (c >> 18));
                array[at + 1] = last(c >> 12);
                array[at + 2] = last(c >> 6);
                array[at + 3] = last(c);
                at += 4;
                i++;
            }
        }
        return at;
    }

    /** As the method of String, and faster, since few texts have surrogates. */
    private static int codePointAt(String text, int index) {
        char c = text.charAt(index);
        return Character.isSurrogate(c) ? text.codePointAt(index) : c;
    }

    /** The byte that ends a character, or that continues it. */
    private static byte last(int bits) {
        return (byte) (0x80 | (bits & 0x3F));
    }

    /** Whether the bytes are this text, which has fewer characters than there are bytes. */
    static boolean matches(String text, byte[] array, int index, int count, int calls) {
        if (calls > 0) {
            return matches(text, array, index, count, calls - 1);
        }
        int length = text.length();
        int i = 0;
        // A byte that is not ASCII is negative, so it equals no character.
        while (i < length && text.charAt(i) == array[index + i]) {
            i++;
        }
        int at = index + i;
        int end = index + count;
        for (; i < length; i++) {
            int c = codePointAt(text, i);
            int size = coded(c, array, at, end);
            if (size == 0) {
                return false;
            }
            at += size;
            if (size == 4) {
                i++;
            }
        }
        return at == end;
    }

    /** The number of bytes of a character, if these bytes are it; otherwise 0. */
    private static int coded(int c, byte[] array, int at, int end) {
        int left = end - at;
        if (c < 0x80) {
            return left >= 1 && array[at] == c ? 1 : 0;
        }
        if (c < 0x800) {
            return left >= 2 && array[at] == (byte) (0xC0 | (c >> 6)) && array[at + 1] == last(c) ? 2 : 0;
        }
        if (c < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            boolean isThere = left >= 3
                    && array[at] == (byte) (0xE0 | (c >> 12))
                    && array[at + 1] == last(c >> 6)
                    && array[at + 2] == last(c);
            return isThere && !Surrogates.isHalf(c) ? 3 : 0;
        }
        boolean isThere = left >= 4
                && array[at] == (byte) (0xF0 | (c >> 18))
                && array[at + 1] == last(c >> 12)
                && array[at + 2] == last(c >> 6)
                && array[at + 3] == last(c);
        return isThere ? 4 : 0;
    }
}
