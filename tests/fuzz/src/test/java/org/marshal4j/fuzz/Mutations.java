package org.marshal4j.fuzz;

import java.util.Arrays;
import java.util.Random;

/** Messages that were valid before they were changed. They are the same for the same seed. */
final class Mutations {
    private static final byte[][] NUMBERS = {
        {-1, -1, -1, -1, 7},
        {-1, -1, -1, -1, 15},
        {-128, -128, -128, -128, 8},
        {-128, 0},
        {-127, 0},
        {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
        {-128, -128, -128, -128, -128, -128, -128, -128, -128, -128, 1},
        {-1, -1, -1, 127},
        {-2, -1, -1, -1},
        {-1, -1, -1, -1}
    };
    private static final int[] BYTES = {0, 1, 2, 0x59, 0x4E, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF};

    private final Random random;

    Mutations(long seed) {
        random = new Random(seed);
    }

    /** Returns numbers that are hostile as counts, as stop-bit numbers and in four bytes. */
    static byte[][] numbers() {
        return NUMBERS;
    }

    /** Returns the message with these bytes written over its own. */
    static byte[] with(byte[] message, int at, byte... bytes) {
        byte[] changed = Arrays.copyOf(message, Math.max(message.length, at + bytes.length));
        System.arraycopy(bytes, 0, changed, at, bytes.length);
        return changed;
    }

    /** Returns some byte, which is the same for the same seed. */
    static byte scramble(long seed) {
        return (byte) new Random(seed * 31).nextInt();
    }

    /** Returns the message with bytes of {@code from} in place of {@code length} of its own bytes. */
    private static byte[] splice(byte[] message, int at, int length, byte[] from, int start, int end) {
        byte[] changed = new byte[message.length - length + end - start];
        System.arraycopy(message, 0, changed, 0, at);
        System.arraycopy(from, start, changed, at, end - start);
        System.arraycopy(message, at + length, changed, at + end - start, message.length - at - length);
        return changed;
    }

    /** Makes one to four changes: bytes are replaced, inserted, removed, repeated, or taken from another message. */
    byte[] change(byte[] message, byte[] other) {
        byte[] changed = message;
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            changed = once(changed, other);
        }
        return changed;
    }

    /** Returns up to 300 bytes, many of them small numbers. */
    byte[] noise() {
        byte[] noise = new byte[random.nextInt(300)];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (byte) (random.nextBoolean() ? random.nextInt(3) : random.nextInt());
        }
        return noise;
    }

    private byte[] once(byte[] message, byte[] other) {
        int at = random.nextInt(message.length + 1);
        int length = random.nextInt(Math.min(8, message.length - at) + 1);
        switch (random.nextInt(6)) {
            case 0:
                return at == message.length ? message : with(message, at, nasty());
            case 1:
                return with(message, at, NUMBERS[random.nextInt(NUMBERS.length)]);
            case 2:
                return splice(message, at, 0, new byte[] {nasty(), nasty()}, 0, 1 + random.nextInt(2));
            case 3:
                return splice(message, at, length, message, 0, 0);
            case 4:
                return splice(message, at, 0, message, at, at + length);
            default:
                int start = random.nextInt(other.length + 1);
                return splice(message, at, length, other, start, start + random.nextInt(other.length - start + 1));
        }
    }

    private byte nasty() {
        return (byte) (random.nextBoolean() ? BYTES[random.nextInt(BYTES.length)] : random.nextInt());
    }
}
