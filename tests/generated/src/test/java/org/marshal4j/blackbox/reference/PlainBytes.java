package org.marshal4j.blackbox.reference;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Collects bytes one at a time, by the rules of the wire format for numbers, counts and texts. */
public final class PlainBytes implements HandWritten.Target {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    public byte[] toByteArray() {
        return out.toByteArray();
    }

    public PlainBytes raw(byte... bytes) {
        out.writeBytes(bytes);
        return this;
    }

    @Override
    public void littleEndian(long value, int size) {
        for (int i = 0; i < size; i++) {
            out.write((int) (value >>> 8 * i));
        }
    }

    public PlainBytes int8(long value) {
        littleEndian(value, 1);
        return this;
    }

    public PlainBytes int32(long value) {
        littleEndian(value, 4);
        return this;
    }

    public PlainBytes int64(long value) {
        littleEndian(value, 8);
        return this;
    }

    /** Writes seven bits per byte, the lowest first. A negative number is written inverted, followed by a zero byte. */
    @Override
    public void stopBit(long number) {
        long rest = number < 0 ? ~number : number;
        while (rest > 0x7F) {
            out.write((int) (0x80 | rest & 0x7F));
            rest >>>= 7;
        }
        if (number < 0) {
            out.write((int) (0x80 | rest));
            out.write(0);
        } else {
            out.write((int) rest);
        }
    }

    /** Writes a count, and that number of bytes. */
    public PlainBytes counted(byte[] bytes) {
        stopBit(bytes.length);
        return raw(bytes);
    }

    public PlainBytes text(CharSequence text) {
        return counted(text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
