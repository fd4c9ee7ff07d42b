package org.marshal4j.tools.filter;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Compares texts by code points, which is the order of their bytes in UTF-8. */
final class Utf8 {
    private Utf8() {}

    static byte[] of(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Compares a part of an array with a text. */
    static int compare(byte[] array, int from, int length, byte[] other) {
        return Arrays.compareUnsigned(array, from, from + length, other, 0, other.length);
    }

    /** Whether a part of an array is a text. */
    static boolean equal(byte[] array, int from, int length, byte[] other) {
        return length == other.length && Arrays.equals(array, from, from + length, other, 0, length);
    }
}
