package org.marshal4j.fuzz;

import java.nio.charset.StandardCharsets;

/** Bytes as text and back. */
final class Texts {
    private Texts() {}

    /** Of any bytes. */
    static String of(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Of a text. */
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
