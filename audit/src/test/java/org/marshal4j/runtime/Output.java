package org.marshal4j.runtime;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Stands for the class of that name, with other bytes. */
public final class Output {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private Output() {}

    /** Writes to memory that grows. */
    public static Output elastic() {
        return new Output();
    }

    /** What was written. */
    public byte[] toByteArray() {
        return bytes.toByteArray();
    }

    /** Writes one byte. */
    public Output writeByte(byte value) {
        return number(value, 1);
    }

    /** Writes one byte. */
    public Output writeBoolean(boolean value) {
        return number(value ? 1 : 0, 1);
    }

    /** Writes two bytes. */
    public Output writeShort(short value) {
        return number(value, 2);
    }

    /** Writes four bytes. */
    public Output writeInt(int value) {
        return number(value, 4);
    }

    /** Writes eight bytes. */
    public Output writeLong(long value) {
        return number(value, 8);
    }

    /** Writes four bytes. */
    public Output writeFloat(float value) {
        return writeInt(Float.floatToRawIntBits(value));
    }

    /** Writes eight bytes. */
    public Output writeDouble(double value) {
        return writeLong(Double.doubleToRawLongBits(value));
    }

    /** Writes bytes. */
    public Output write(byte[] value) {
        bytes.writeBytes(value);
        return this;
    }

    /** Writes seven bits a byte. */
    public Output writeStopBit(long value) {
        long rest = value;
        while (rest >>> 7 != 0) {
            bytes.write((int) rest | 0x80);
            rest >>>= 7;
        }
        bytes.write((int) rest);
        return this;
    }

    /** Writes a text after its length; null is a length as well. */
    public Output writeUtf8(String value) {
        byte[] text = value == null ? new byte[0] : value.getBytes(StandardCharsets.UTF_8);
        return writeStopBit(value == null ? 0 : text.length + 1).write(text);
    }

    /** How many bytes a number takes. */
    public static int stopBitLength(long value) {
        return elastic().writeStopBit(value).bytes.size();
    }

    /** How many bytes a text takes. */
    public static long utf8Length(String value) {
        return elastic().writeUtf8(value).bytes.size();
    }

    private Output number(long value, int width) {
        for (int i = 0; i < width; i++) {
            bytes.write((int) (value >> 8 * i));
        }
        return this;
    }
}
