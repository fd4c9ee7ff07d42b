package org.marshal4j.table.arrow;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Moves;

/** A mapped batch of a file: its header and its body. */
final class Region {
    private final Messages.Placed placed;
    /** Keeps the addresses valid. */
    private final MappedByteBuffer mapped;

    private final BatchHeader header;
    private final @Nullable Object base;
    private final long start;

    Region(Messages.Placed placed, MappedByteBuffer mapped) {
        this.placed = placed;
        this.mapped = mapped;
        this.base = BufferMemory.base(mapped);
        this.start = BufferMemory.at(mapped);
        ByteBuffer bytes =
                mapped.slice(Messages.PREFIX, placed.header() - Messages.PREFIX).order(ByteOrder.LITTLE_ENDIAN);
        this.header = BatchHeader.of(bytes);
    }

    Messages.Placed placed() {
        return placed;
    }

    BatchHeader header() {
        return header;
    }

    @Nullable
    Object base() {
        return base;
    }

    /** The location of an index in the header. */
    long inHeader(int index) {
        return start + Messages.PREFIX + index;
    }

    /** The memory, to be kept as long as addresses are in use. */
    MappedByteBuffer mapped() {
        return mapped;
    }

    /** The location of a buffer. */
    long buffer(int index) {
        return start + placed.header() + header.offset(index);
    }

    void putRows(long rows) {
        RawMemory.putLong(base, inHeader(header.lengthAt()), rows);
    }

    void putState(char state) {
        RawMemory.putByte(base, inHeader(header.stateAt()), (byte) state);
    }

    /** Copies everything from another batch, whose buffers are not larger. */
    void copy(Region other) {
        for (int i = 0; i < header.buffers(); i++) {
            Moves.copy(other.base, other.buffer(i), base, buffer(i), Math.min(header.size(i), other.header.size(i)));
        }
        for (int i = 0; i < header.nodes(); i++) {
            long from = other.inHeader(other.header.countsAt(i));
            long to = inHeader(header.countsAt(i));
            RawMemory.putLong(base, to, RawMemory.getLong(other.base, from));
            RawMemory.putLong(base, to + Long.BYTES, RawMemory.getLong(other.base, from + Long.BYTES));
        }
        putRows(other.header.rows());
    }
}
