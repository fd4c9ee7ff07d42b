package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.WindowAccess;

/**
 * Shows a part of the chunk of a file that mapped Bytes have mapped at present, to an {@link Input} that is kept.
 * Unlike {@link ViewedBytes}, it does not follow the Bytes to another chunk; the part is then gone.
 */
final class ChunkSource extends InputSource {
    private final Input input = new Input(this);
    private @Nullable MappedBytes file;
    private @Nullable MappedBytesStore chunk;
    private boolean writable;
    private long chunkStart;
    private long chunkEnd;

    /** The address that position 0 of the file would have if all of it were mapped like the chunk. */
    private long origin;

    /**
     * Shows a part of a file if all of it is in the mapped chunk; otherwise returns false and shows what it showed
     * before.
     */
    boolean show(MappedBytes mapped, long offset, long length) {
        if (!hasChunkOf(mapped) && !takeChunk(mapped)) {
            return false;
        }
        if (offset < chunkStart || length < 0 || length > chunkEnd - offset) {
            return false;
        }
        long place = origin + offset;
        // Positions are addresses, which makes a view the faster.
        input.window(null, place, place, place + length, 0, 0);
        return true;
    }

    @SuppressWarnings("ReferenceEquality") // equals would compare the contents
    private boolean hasChunkOf(MappedBytes mapped) {
        MappedBytesStore known = chunk;
        return known != null && mapped == file && isThere(mapped, known);
    }

    private boolean takeChunk(MappedBytes mapped) {
        mapped.throwExceptionIfReleased();
        if (!(mapped.bytesStore() instanceof MappedBytesStore of) || of.memory == null) {
            return false;
        }
        file = mapped;
        chunk = of;
        writable = mapped.readWrite() && !mapped.isBackingFileReadOnly();
        chunkStart = of.start();
        chunkEnd = of.realCapacity();
        origin = of.address - chunkStart;
        return true;
    }

    @SuppressWarnings("ReferenceEquality") // as above
    private static boolean isThere(MappedBytes mapped, MappedBytesStore known) {
        return known.memory != null && mapped.bytesStore() == known && mapped.refCount() > 0;
    }

    Input input() {
        return input;
    }

    @Override
    protected void requireAlive(InputWindow in) {
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        if (known == null || mapped == null || !isThere(mapped, known)) {
            throw new ClosedIllegalStateException("this part of the file is no longer mapped");
        }
    }

    @Override
    protected WindowAccess access(InputWindow in) {
        return writable ? WindowAccess.WRITABLE : WindowAccess.READ_ONLY;
    }

    @Override
    protected void require(InputWindow in, int size) {
        throw new IllegalStateException("all bytes are in one window");
    }
}
