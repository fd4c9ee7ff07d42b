package org.marshal4j.table.arrow;

import java.nio.MappedByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/** A mapped batch of a file: its header and its body. */
final class Region {
    private final Messages.Placed placed;
    /** Keeps the addresses valid. */
    private final MappedByteBuffer mapped;

    private final BatchHeader header;
    private final @Nullable Object base;
    private final long start;
    private final boolean isNew;
    private int ready;

    /**
     * Keeps a batch.
     *
     * @param header has been checked; it is not read again, since others may change the file
     * @param isNew whether this process has added it
     */
    Region(Messages.Placed placed, BatchHeader header, MappedByteBuffer mapped, boolean isNew) {
        this.isNew = isNew;
        this.ready = isNew ? 0 : (int) header.rows() & -Extents.STEP;
        this.placed = placed;
        this.header = header;
        this.mapped = mapped;
        this.base = BufferMemory.base(mapped);
        this.start = BufferMemory.at(mapped);
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

    /** The number of rows now. */
    long rows() {
        return RawMemory.getLong(base, inHeader(header.lengthAt()));
    }

    void putRows(long rows) {
        RawMemory.putLong(base, inHeader(header.lengthAt()), rows);
    }

    void putState(char state) {
        RawMemory.putByte(base, inHeader(header.stateAt()), (byte) state);
    }

    /**
     * Copies the counts of another batch of the same columns, the number of rows last, and those of columns within
     * others before them: at no time has a column fewer values than the one around it.
     */
    void copyCounts(Region other) {
        for (int i = header.nodes() - 1; i >= 0; i--) {
            long from = other.inHeader(other.header.countsAt(i));
            long to = inHeader(header.countsAt(i));
            RawMemory.putLong(base, to, RawMemory.getLong(other.base, from));
            RawMemory.putLong(base, to + Long.BYTES, RawMemory.getLong(other.base, from + Long.BYTES));
        }
        putRows(other.rows());
    }

    /** Tells whether this process has added the batch: what it has not made ready was never stored to. */
    boolean isNew() {
        return isNew;
    }

    /** The number of rows that can be stored to. */
    int ready() {
        return ready;
    }

    void makeReady(int count) {
        ready = count;
    }
}
