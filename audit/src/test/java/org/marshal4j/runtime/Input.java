package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Stands for the class of that name, with other bytes. */
public final class Input {

    private final ByteBuffer bytes;

    private Input(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Reads from an array. */
    public static Input of(byte[] array) {
        return new Input(array);
    }

    /** How many bytes were not read. */
    public int remaining() {
        return bytes.remaining();
    }

    /** Reads one byte. */
    public byte readByte() {
        return bytes.get();
    }

    /** Reads one byte. */
    public boolean readBoolean() {
        return bytes.get() != 0;
    }

    /** Reads two bytes. */
    public short readShort() {
        return bytes.getShort();
    }

    /** Reads four bytes. */
    public int readInt() {
        return bytes.getInt();
    }

    /** Reads eight bytes. */
    public long readLong() {
        return bytes.getLong();
    }

    /** Reads four bytes. */
    public float readFloat() {
        return bytes.getFloat();
    }

    /** Reads eight bytes. */
    public double readDouble() {
        return bytes.getDouble();
    }

    /** Reads bytes. */
    public void read(byte[] into) {
        bytes.get(into);
    }

    /** Reads seven bits a byte. */
    public long readStopBit() {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes.get();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }

    /** Reads a text after its length, or null. */
    public String readUtf8() {
        int length = (int) readStopBit() - 1;
        if (length < 0) {
            return null;
        }
        byte[] text = new byte[length];
        read(text);
        return new String(text, StandardCharsets.UTF_8);
    }
}
