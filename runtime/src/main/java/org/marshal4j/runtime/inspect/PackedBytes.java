package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A sequence of bytes in packed chunks, one of which is unpacked at a time. Not thread-safe. */
final class PackedBytes {
    private static final int NONE = -1;

    private final List<PackedChunk> chunks = new ArrayList<>();
    private final List<Long> starts = new ArrayList<>();
    private long length;
    private byte[] packed = {};
    private byte[] unpacked = {};
    private int known = NONE;

    /** The number of bytes. */
    long length() {
        return length;
    }

    /** Appends the first bytes of an array. */
    void add(byte[] bytes, int size) {
        int room = PackedChunk.room(size);
        if (packed.length < room) {
            packed = new byte[room];
        }
        chunks.add(PackedChunk.of(bytes, size, packed));
        starts.add(length);
        length += size;
    }

    /** Changes a byte. */
    void put(long position, byte value) {
        int index = indexOf(position);
        chunks.get(index).put((int) (position - starts.get(index)), value);
        known = NONE;
    }

    /** Returns the byte at a position. */
    byte at(long position) {
        int index = indexOf(position);
        unpack(index);
        return unpacked[(int) (position - starts.get(index))];
    }

    /** Copies bytes from a position on to the start of an array. */
    void read(long position, byte[] to, int size) {
        int at = 0;
        while (at < size) {
            int index = indexOf(position + at);
            unpack(index);
            int from = (int) (position + at - starts.get(index));
            int some = Math.min(size - at, chunks.get(index).length() - from);
            System.arraycopy(unpacked, from, to, at, some);
            at += some;
        }
    }

    /**
     * Removes the chunk that has a position, and all behind it.
     *
     * @return the bytes of that chunk, at the start of a new array
     */
    byte[] cut(long position) {
        int index = position == length ? chunks.size() - 1 : indexOf(position);
        PackedChunk chunk = chunks.get(index);
        byte[] bytes = new byte[chunk.length()];
        chunk.unpack(bytes);
        length = starts.get(index);
        chunks.subList(index, chunks.size()).clear();
        starts.subList(index, starts.size()).clear();
        known = NONE;
        return bytes;
    }

    private int indexOf(long position) {
        int index = Collections.binarySearch(starts, position);
        return index < 0 ? -2 - index : index;
    }

    private void unpack(int index) {
        if (index != known) {
            PackedChunk chunk = chunks.get(index);
            if (unpacked.length < chunk.length()) {
                unpacked = Arrays.copyOf(unpacked, chunk.length());
            }
            chunk.unpack(unpacked);
            known = index;
        }
    }
}
