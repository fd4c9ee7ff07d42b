package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes that {@link ChronicleViews} has given to a view. Only the view has the input, and it may use it for other
 * Bytes. A view checks before each access whether the memory is there, so mapped files are shown in place. Between
 * messages in the same chunk of a file, such as the documents of a queue, and in the same native memory, only the window
 * moves.
 */
final class ViewedBytes extends KeptSource {
    private @Nullable MappedBytes file;
    /** The chunk of the file that is shown, which does not move while it has memory; null if none is shown. */
    private @Nullable MappedBytesStore chunk;

    /** The address that position 0 of the file would have if all of it were mapped like the chunk. */
    private long origin;

    private long chunkStart;
    private long chunkEnd;

    /** Native memory that is shown as a whole, and the Bytes that have it; null if other memory is shown. */
    private @Nullable NativeBytesStore<?> whole;

    private @Nullable NativeBytes<?> owner;

    @Override
    void keepMapped(MappedBytes mapped) {
        if (RawMemory.REACHES_OBJECTS) {
            MappedSource.window(this, mapped, 0);
            show(mapped, KeptMappedSource.KEPT);
        } else {
            super.keepMapped(mapped);
        }
    }

    @Override
    void seen() {
        super.seen();
        chunk = null;
        whole = null;
        if (memory() == NativeSource.INSTANCE && shown() instanceof NativeBytesStore<?> of) {
            whole = of;
            owner = (NativeBytes<?>) bytes();
        } else if (bytes() instanceof MappedBytes mapped && shown() instanceof MappedBytesStore of) {
            file = mapped;
            chunk = of;
            chunkStart = of.start();
            chunkEnd = of.realCapacity();
            origin = of.address - chunkStart;
        }
    }

    /** Whether the chunk that is shown still exists and is still the file's current chunk. */
    private boolean isThere(MappedBytes mapped, MappedBytesStore known) {
        return known.memory != null && mapped.bytesStore() == known && mapped.refCount() > 0;
    }

    /** Whether the native memory still exists and still belongs to the Bytes, which may have grown. */
    private boolean isThere(NativeBytesStore<?> known) {
        NativeBytes<?> bytes = owner;
        return known.memory != null && bytes != null && bytes.bytesStore() == known;
    }

    @Override
    protected void requireAlive(InputWindow in) {
        NativeBytesStore<?> memory = whole;
        if (memory != null && isThere(memory)) {
            return;
        }
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        if (known == null || mapped == null || !isThere(mapped, known)) {
            super.requireAlive(in);
        }
    }

    @Override
    boolean keepsOn() {
        NativeBytesStore<?> memory = whole;
        NativeBytes<?> bytes = owner;
        if (memory != null && bytes != null && isThere(memory)) {
            long from = bytes.readPosition();
            show(memory.address, from, Math.min(memory.realCapacity(), bytes.readLimit()), 0);
            return true;
        }
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        if (known == null || mapped == null || !isThere(mapped, known)) {
            return false;
        }
        long start = mapped.readPosition();
        long limit = mapped.readLimit();
        long end = Math.min(limit, chunkEnd);
        if (start < chunkStart || start > end) {
            return false;
        }
        show(origin, start, end, limit - end);
        return true;
    }

    /** Shows memory whose addresses are the input's positions, which makes a view the faster. */
    private void show(long origin, long from, long end, long behind) {
        long first = origin + from;
        start(-origin);
        input().window(null, first, first, origin + end, 0, behind);
    }
}
