package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes that a view has been given by {@link ChronicleViews}, which has the input alone and may use it for others. A view asks before each
 * access whether the memory is there, so mapped files are shown in place. From message to message in the same chunk of a file, such as the
 * documents of a queue, only the window moves.
 */
final class ViewedBytes extends KeptSource {
    private @Nullable MappedBytes file;
    /** The chunk of the file that is shown, which stays where it is as long as it has memory; null if none is. */
    private @Nullable MappedBytesStore chunk;

    /** Where the byte of position 0 of the file would be, if all of it were mapped as the chunk is. */
    private long origin;

    private long chunkStart;
    private long chunkEnd;

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
        if (bytes() instanceof MappedBytes mapped && shown() instanceof MappedBytesStore of) {
            file = mapped;
            chunk = of;
            chunkStart = of.start();
            chunkEnd = of.realCapacity();
            origin = of.address - chunkStart;
        }
    }

    /** Whether the chunk that is shown is still there, and still that of the file. */
    private boolean isThere(MappedBytes mapped, MappedBytesStore known) {
        return known.memory != null && mapped.bytesStore() == known && mapped.refCount() > 0;
    }

    @Override
    protected void requireAlive(Input in) {
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        if (known == null || mapped == null || !isThere(mapped, known)) {
            super.requireAlive(in);
        }
    }

    @Override
    boolean keepsOn() {
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
        start(start);
        long place = origin + start;
        input().window(null, place, place, origin + end, place, limit - end);
        return true;
    }
}
