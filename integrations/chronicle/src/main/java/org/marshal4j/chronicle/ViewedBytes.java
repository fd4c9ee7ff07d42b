package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * Bytes that {@link ChronicleViews} has given to a view. Only the view has the input, and it may use it for other
 * Bytes. A view checks before each access whether the memory is there, so mapped files are shown in place. For messages
 * in the same chunk of a file, such as the documents of a queue, and in the same native memory, it gets an address.
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
        if (memory() == NativeSource.INSTANCE
                && shown() instanceof NativeBytesStore<?> of
                && of.getClass() == NativeBytesStore.class) {
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

    /**
     * Wraps the message at the read position of Bytes in memory that is already known; returns false and changes
     * nothing if that takes more work.
     */
    boolean wrapAgain(MessageView<?, ?> view, BytesIn<?> bytes) {
        NativeBytesStore<?> memory = whole;
        NativeBytes<?> of = owner;
        if (memory != null && of != null) {
            return bytes == of && isThere(memory, of) && wrap(view, memory, of);
        }
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        return known != null && mapped != null && bytes == mapped && isThere(known, mapped) && wrap(view, mapped);
    }

    private boolean wrap(MessageView<?, ?> view, NativeBytesStore<?> memory, NativeBytes<?> bytes) {
        long first = memory.address;
        start(-first);
        long limit = bytes.readLimit();
        limit(limit);
        // The read limit may be beyond the end of the memory.
        long end = Math.min(memory.realCapacity(), limit);
        ViewInputs.wrapLent(view, first + bytes.readPosition(), first + end, 0);
        return true;
    }

    private boolean wrap(MessageView<?, ?> view, MappedBytes bytes) {
        long from = bytes.readPosition();
        long limit = bytes.readLimit();
        long end = Math.min(limit, chunkEnd);
        if (from < chunkStart || from > end) {
            return false;
        }
        start(-origin);
        limit(limit);
        ViewInputs.wrapLent(view, origin + from, origin + end, limit - end);
        return true;
    }

    @Override
    public boolean isThere() {
        NativeBytesStore<?> memory = whole;
        NativeBytes<?> bytes = owner;
        if (memory != null && bytes != null) {
            return isThere(memory, bytes);
        }
        MappedBytesStore known = chunk;
        MappedBytes mapped = file;
        return known != null && mapped != null && isThere(known, mapped);
    }

    /** Whether native memory still exists and still belongs to the Bytes, which may have grown. */
    private static boolean isThere(NativeBytesStore<?> known, NativeBytes<?> bytes) {
        return known.memory != null && bytes.bytesStore() == known;
    }

    /** Whether a chunk still exists, and the Bytes, without which others may keep it, still have it. */
    private static boolean isThere(MappedBytesStore known, MappedBytes mapped) {
        return known.memory != null && mapped.bytesStore() == known && mapped.refCount() > 0;
    }

    @Override
    protected void requireAlive(InputWindow in) {
        if (!isThere()) {
            super.requireAlive(in);
        }
    }
}
