package org.marshal4j.fuzz;

import java.nio.charset.StandardCharsets;

/** Converts bytes to text and back. */
final class Texts {
    private Texts() {}

    /** Converts any bytes. */
    static String of(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Converts a text. */
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
