package org.marshal4j.runtime.inspect;

import java.util.Arrays;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes in which runs of zeros take little memory. The packed form is a sequence of pairs of counts, each an int of four
 * bytes: so many zeros, then so many other bytes, which follow. Bytes that are changed later are kept beside it. Not
 * thread-safe.
 */
final class PackedChunk {
    /** A shorter run of zeros takes no more memory than the counts. */
    private static final int LEAST_ZEROS = 2 * Integer.BYTES;

    private static final int FIRST_CHANGES = 8;

    private final byte[] packed;
    private final int length;
    private int[] places = {};
    private byte[] values = {};
    private int changes;

    private PackedChunk(byte[] packed, int length) {
        this.packed = packed;
        this.length = length;
    }

    /** The room that is needed to pack bytes. */
    static int room(int length) {
        return length + LEAST_ZEROS;
    }

    /**
     * Packs the first bytes of an array.
     *
     * @param packed an array of at least {@link #room} bytes, which can be used again
     */
    static PackedChunk of(byte[] bytes, int length, byte[] packed) {
        int size = 0;
        for (int i = 0; i < length; ) {
            int first = i + zeros(bytes, i, length);
            int end = first;
            int zeros = 0;
            while (end < length && zeros < LEAST_ZEROS) {
                zeros = bytes[end++] == 0 ? zeros + 1 : 0;
            }
            end -= zeros < LEAST_ZEROS ? 0 : zeros;
            size = putInt(packed, size, first - i);
            size = putInt(packed, size, end - first);
            System.arraycopy(bytes, first, packed, size, end - first);
            size += end - first;
            i = end;
        }
        return new PackedChunk(Arrays.copyOf(packed, size), length);
    }

    private static int zeros(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && bytes[at] == 0) {
            at++;
        }
        return at - from;
    }

    private static int putInt(byte[] bytes, int at, int value) {
        RawMemory.putInt(bytes, RawMemory.ARRAY_OFFSET + at, value);
        return at + Integer.BYTES;
    }

    private int getInt(int at) {
        return RawMemory.getInt(packed, RawMemory.ARRAY_OFFSET + at);
    }

    /** The number of bytes. */
    int length() {
        return length;
    }

    /** Changes a byte. */
    void put(int place, byte value) {
        if (changes == places.length) {
            int room = Math.max(FIRST_CHANGES, 2 * changes);
            places = Arrays.copyOf(places, room);
            values = Arrays.copyOf(values, room);
        }
        places[changes] = place;
        values[changes++] = value;
    }

    /** Stores the bytes in an array, from its start. */
    void unpack(byte[] to) {
        int at = 0;
        for (int i = 0; i < packed.length; ) {
            int zeros = getInt(i);
            int others = getInt(i + Integer.BYTES);
            i += 2 * Integer.BYTES;
            Arrays.fill(to, at, at + zeros, (byte) 0);
            at += zeros;
            System.arraycopy(packed, i, to, at, others);
            at += others;
            i += others;
        }
        for (int i = 0; i < changes; i++) {
            to[places[i]] = values[i];
        }
    }
}
