package org.marshal4j.queue;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.core.io.ReferenceOwner;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.WindowAccess;
import org.marshal4j.runtime.memory.AtomicMemory;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewInputs;

/**
 * A mapped part of a queue's file that stays mapped until it is released, even if the queue is closed: so nobody has to
 * ask before each access whether the memory still exists. Needs Unsafe. For one thread.
 */
final class ScannedPart {
    private final ReferenceOwner owner = ReferenceOwner.temporary("QueueScan");
    private @Nullable MappedBytesStore store;
    private long start;
    private long end;

    /** The address that position 0 of the file would have if all of it were mapped like this part. */
    private long origin;

    private WindowAccess access = WindowAccess.READ_ONLY;

    /** Takes the part that a file has mapped now, unless there is none that stays. None may be taken already. */
    void take(MappedBytes file) {
        if (RawMemory.REACHES_OBJECTS && file.bytesStore() instanceof MappedBytesStore of && of.tryReserve(owner)) {
            store = of;
            start = of.start();
            end = of.realCapacity();
            origin = of.address - start;
            access = file.readWrite() && !file.isBackingFileReadOnly() ? WindowAccess.WRITABLE : WindowAccess.READ_ONLY;
        }
    }

    /** Gives the part back, if there is one, and takes it away from a view. */
    void release(MessageView<?, ?> view) {
        MappedBytesStore last = store;
        if (last != null) {
            ViewInputs.forget(view);
            store = null;
            end = start;
            last.release(owner);
        }
    }

    /** Whether the part has these bytes of the file. */
    boolean has(long position, long length) {
        return position >= start && length <= end - position;
    }

    /** Returns the header at a position, which the part has. */
    int header(long position) {
        return AtomicMemory.getIntVolatile(null, origin + position);
    }

    /** Shows the message at a position, which the part has. */
    void show(MessageView<?, ?> view, long position, int length) {
        ViewInputs.wrap(view, origin + position, length, this, access);
    }
}
