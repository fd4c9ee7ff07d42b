package org.marshal4j.table.memory;

import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Where a column keeps the bytes of texts that are too long for a view, in each batch: one buffer in a file, or several
 * in memory, since Arrow's views contain the number of the buffer. A place is the number of the buffer, and above it
 * the offset. Bytes are appended, or take the place of a value of the same size that has been replaced.
 */
public final class Area {
    /** Places start at multiples of this, and their sizes are multiples of it, in bytes. */
    public static final int ALIGNMENT = 8;

    /** Returned instead of a place. */
    public static final long NO_PLACE = -1;

    /** The number of bytes of the first buffer in memory; the sizes of later ones double. */
    private static final int FIRST = 16 * 1024;

    private static final int LARGEST = 1024 * 1024;

    /** Not determined yet, since the file was opened. */
    private static final long UNKNOWN = -1;

    private Part[][] parts = new Part[4][];

    /** By batch: the used bytes of the last part. */
    private long[] used = {UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN};

    /** By batch: the bytes of the last part that can be stored to without asking the store first. */
    private long[] ready = new long[4];

    /** By batch; null if no value of it has been replaced. */
    private @Nullable FreePlaces[] free = new @Nullable FreePlaces[4];

    private int reuses;

    private record Part(@Nullable Object base, long start, long capacity) {
        static Part of(@Nullable Object base, long start, long capacity) {
            return new Part(Slices.base(base, start), Slices.start(base, start), capacity);
        }
    }

    /** Returns the object that the start relates to. */
    public @Nullable Object base(int batch, int buffer) {
        return RawMemory.REACHES_OBJECTS ? null : parts[batch][buffer].base;
    }

    /** Returns where a buffer starts. */
    public long start(int batch, int buffer) {
        return parts[batch][buffer].start;
    }

    /**
     * Returns the number of bytes for which a buffer has room; 0 if there is no such buffer, to which a damaged view
     * may refer.
     */
    public long capacity(int batch, int buffer) {
        Part[] all = parts[batch];
        return buffer >= 0 && buffer < all.length ? all[buffer].capacity : 0;
    }

    /** Returns the number of the buffer that is being filled; −1 if there is none yet. */
    public int last(int batch) {
        return parts[batch].length - 1;
    }

    /** Returns the number of used bytes in the last buffer; negative if it has to be determined. */
    public long used(int batch) {
        return used[batch];
    }

    /** Sets the number of used bytes in the last buffer. */
    public void use(int batch, long bytes) {
        used[batch] = bytes;
    }

    /** Tells whether this many more bytes fit in the last buffer, where they can be stored. */
    public boolean fits(int batch, long bytes) {
        return used[batch] + bytes <= ready[batch];
    }

    /** Sets how many bytes of the last buffer can be stored to. */
    public void makeReady(int batch, long bytes) {
        ready[batch] = bytes;
    }

    /** Returns the size of the place for a value of that length. */
    public static int sizeOf(int length) {
        return (length + ALIGNMENT - 1) & -ALIGNMENT;
    }

    /** Returns the place of a value that has been replaced, for one of the same size; {@link #NO_PLACE} if there is none. */
    public long reuse(int batch, int size) {
        FreePlaces places = free[batch];
        long place = places == null ? NO_PLACE : places.take(size);
        if (place != NO_PLACE) {
            reuses++;
            // Before any byte is stored there.
            VarHandle.storeStoreFence();
        }
        return place;
    }

    /**
     * Returns how often a place was used again. If it is still the same after a value was copied, with fences between,
     * nobody stored another value at its place.
     */
    public int reuses() {
        return reuses;
    }

    /** Gives back the place of a value that has been replaced. */
    public void giveBack(int batch, int size, long place) {
        long offset = place >>> 32;
        if ((offset & (ALIGNMENT - 1)) != 0 || offset + size > capacity(batch, (int) place)) {
            // Another program wrote it.
            return;
        }
        FreePlaces places = free[batch];
        if (places == null) {
            places = new FreePlaces();
            free[batch] = places;
        }
        places.add(size, place);
    }

    /** Returns the size for the next buffer in memory, at least the needed number of bytes. */
    public int next(int batch, int needed) {
        int last = last(batch);
        long doubled = last < 0 ? FIRST : Math.min(LARGEST, 2 * parts[batch][last].capacity);
        return (int) Math.max(doubled, Lane.aligned(needed));
    }

    /** Initialises a batch without buffers. */
    public void clear(int batch) {
        reserve(batch);
        parts[batch] = new Part[0];
        used[batch] = 0;
        ready[batch] = 0;
        free[batch] = null;
    }

    private void reserve(int batch) {
        if (batch >= parts.length) {
            int more = Math.max(batch + 1, 2 * parts.length);
            int before = used.length;
            parts = Arrays.copyOf(parts, more);
            used = Arrays.copyOf(used, more);
            free = Arrays.copyOf(free, more);
            ready = Arrays.copyOf(ready, more);
            Arrays.fill(used, before, more, UNKNOWN);
        }
    }

    /** Gives a batch another, empty buffer. */
    public void append(int batch, @Nullable Object base, long start, long capacity) {
        Part[] more = Arrays.copyOf(parts[batch], parts[batch].length + 1);
        more[more.length - 1] = Part.of(base, start, capacity);
        // Views that name the buffer are written later.
        parts[batch] = more;
        used[batch] = 0;
        ready[batch] = capacity;
    }

    /**
     * Replaces the buffers of a batch with this one, which has the same bytes if there was a buffer. None of its bytes
     * beyond those in use can be stored to before {@link #makeReady}.
     */
    public void replace(int batch, @Nullable Object base, long start, long capacity) {
        reserve(batch);
        ready[batch] = 0;
        parts[batch] = new Part[] {Part.of(base, start, capacity)};
    }
}
