package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.WindowAccess;

/** Shows a part of a {@link BytesStore} to an {@link Input} that is kept. */
final class StoreSource extends InputSource {
    private final Input input = new Input(this);
    private @Nullable BytesStore<?, ?> store;

    /** The address of position 0 of the store, unless it has an array. */
    private long address;

    /** Whether the memory of a store can be shown. */
    static boolean isShown(BytesStore<?, ?> store) {
        return ViewTarget.isReached(store) && ViewTarget.offset(store) != ViewTarget.NO_MEMORY;
    }

    /** Shows a part of a store, which must have that part. */
    void show(BytesStore<?, ?> store, long offset, long length) {
        this.store = store;
        address = ViewTarget.offset(store);
        long first = address + offset;
        input.window(HeapTarget.arrayOf(store), first, first, first + length, first, 0);
    }

    Input input() {
        return input;
    }

    @Override
    protected void requireAlive(InputWindow in) {
        if (store instanceof NativeBytesStore<?> memory && memory.memory == null) {
            throw new ClosedIllegalStateException("the memory of the store is released");
        }
        if (store != null && KeptSource.isElsewhere(store, address)) {
            throw new IllegalStateException("the store points to other memory");
        }
    }

    @Override
    protected WindowAccess access(InputWindow in) {
        return store != null && store.readWrite() ? WindowAccess.WRITABLE : WindowAccess.READ_ONLY;
    }

    @Override
    protected void require(InputWindow in, int size) {
        throw new IllegalStateException("all bytes are in one window");
    }
}
