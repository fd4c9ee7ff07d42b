package org.marshal4j.table.memory;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Where a column keeps the bytes of texts longer than a view, in each batch: one buffer in a file, or several in memory, since Arrow's views say
 * which one they are in. Bytes are appended; what nothing refers to any more is dead.
 */
public final class Area {
    /** Bytes of the first buffer that memory gets; later ones double. */
    private static final int FIRST = 16 * 1024;

    private static final int LARGEST = 1024 * 1024;

    /** What has yet to be found out: as a file that was opened. */
    private static final long UNKNOWN = -1;

    private Part[][] parts = new Part[4][];

    /** By batch: used bytes of the last part. */
    private long[] used = {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};

    private record Part(@Nullable Object base, long start, long capacity) {}

    /** What the start counts in. */
    public @Nullable Object base(int batch, int buffer) {
        return RawMemory.REACHES_OBJECTS ? null : parts[batch][buffer].base;
    }

    /** Where a buffer begins. */
    public long start(int batch, int buffer) {
        return parts[batch][buffer].start;
    }

    /** Bytes that a buffer has room for; 0 if there is no such buffer, as a damaged view may say. */
    public long capacity(int batch, int buffer) {
        Part[] all = parts[batch];
        return buffer >= 0 && buffer < all.length ? all[buffer].capacity : 0;
    }

    /** The number of the buffer that is being filled; −1 if there is none yet. */
    public int last(int batch) {
        return parts[batch].length - 1;
    }

    /** Bytes used of the last buffer; negative if that has to be found out. */
    public long used(int batch) {
        return used[batch];
    }

    /** Says how many bytes of the last buffer are used. */
    public void use(int batch, long bytes) {
        used[batch] = bytes;
    }

    /** Whether so many bytes more fit in the last buffer. */
    public boolean fits(int batch, long bytes) {
        int last = last(batch);
        return last >= 0 && used[batch] + bytes <= parts[batch][last].capacity;
    }

    /** How large the next buffer in memory should be, for so many bytes at least. */
    public int next(int batch, int needed) {
        int last = last(batch);
        long doubled = last < 0 ? FIRST : Math.min(LARGEST, 2 * parts[batch][last].capacity);
        return (int) Math.max(doubled, Lane.aligned(needed));
    }

    /** The batch has no buffers yet. */
    public void clear(int batch) {
        reserve(batch);
        parts[batch] = new Part[0];
        used[batch] = 0;
    }

    private void reserve(int batch) {
        if (batch >= parts.length) {
            int more = Math.max(batch + 1, 2 * parts.length);
            int before = used.length;
            parts = Arrays.copyOf(parts, more);
            used = Arrays.copyOf(used, more);
            Arrays.fill(used, before, more, UNKNOWN);
        }
    }

    /** Gives the batch one more buffer, empty. */
    public void append(int batch, @Nullable Object base, long start, long capacity) {
        Part[] more = Arrays.copyOf(parts[batch], parts[batch].length + 1);
        more[more.length - 1] = new Part(base, start, capacity);
        // Views that name the buffer are written later.
        parts[batch] = more;
        used[batch] = 0;
    }

    /** Gives the batch this one buffer, in place of what it had: with the same bytes if it had one. */
    public void replace(int batch, @Nullable Object base, long start, long capacity) {
        reserve(batch);
        parts[batch] = new Part[] {new Part(base, start, capacity)};
    }
}
