package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.WindowAccess;

/**
 * Lets an {@link Input} that is kept, such as that of a view, read Chronicle Bytes. Their read position does not move.
 * On request it tells whether they have been released, and follows them if they have other memory than before, because
 * they have grown or mapped another chunk of their file.
 */
class KeptSource extends BytesSource {
    /** The store whose memory is shown; null if none is. */
    private @Nullable BytesStore<?, ?> shown;

    /** The address of its memory, if it is a pointer, which may be set to other memory. */
    private long pointed;

    private @Nullable BytesIn<?> known;
    private long limit;
    private boolean writable;

    /**
     * Shows the readable part of Bytes, from the read position on.
     *
     * @throws IllegalStateException if they are released or closed
     */
    final void keep(BytesIn<?> bytes) {
        TargetMemory.requireNotReleased(bytes);
        limit = bytes.readLimit();
        if (bytes != known) {
            writable = isWritable(bytes);
            known = bytes;
        }
        if (bytes instanceof MappedBytes mapped) {
            start(mapped.readPosition());
            keepMapped(mapped);
        } else {
            show(bytes);
        }
        seen();
    }

    private static boolean isWritable(BytesIn<?> bytes) {
        boolean isFileReadOnly = bytes instanceof MappedBytes mapped && mapped.isBackingFileReadOnly();
        return bytes instanceof Bytes<?> all && all.readWrite() && !isFileReadOnly;
    }

    /**
     * Shows no memory of mapped Bytes: while the input is kept, they may map other chunks of the file, and a reader of
     * the input does not check before each byte whether it is still there.
     */
    void keepMapped(MappedBytes mapped) {
        show(mapped, new CopySource());
        SourceMemory.nothingAt(input(), 0, Math.max(0, mapped.readRemaining()));
    }

    /** The end when the Bytes were given: others may have set their read limit for another message since. */
    @Override
    final long limit(BytesIn<?> in) {
        return limit;
    }

    /** Remembers where the readable part of the Bytes ends. */
    final void limit(long end) {
        limit = end;
    }

    /** The store whose memory is shown; null if none is. */
    final @Nullable BytesStore<?, ?> shown() {
        return shown;
    }

    /** Remembers which store's memory is shown. */
    void seen() {
        shown = memory() instanceof CopySource ? null : ((Bytes<?>) bytes()).bytesStore();
        if (shown instanceof PointerBytesStore pointer) {
            pointed = pointer.address;
        }
    }

    @Override
    protected void requireAlive(InputWindow in) {
        BytesStore<?, ?> store = shown;
        if (store == null || ((Bytes<?>) bytes()).bytesStore() != store || isElsewhere(store, pointed)) {
            showAgain(in);
        } else if (isReleased(store)) {
            throw new ClosedIllegalStateException("the Bytes are released");
        }
    }

    /** Whether a store is a pointer that has been set to other memory. */
    static boolean isElsewhere(BytesStore<?, ?> store, long pointed) {
        return store instanceof PointerBytesStore pointer && pointer.address != pointed;
    }

    /** For most Bytes their store tells whether they are released; others share it with other Bytes, or keep it. */
    private boolean isReleased(BytesStore<?, ?> store) {
        return (store instanceof NativeBytesStore<?> memory && memory.memory == null)
                || (bytes().getClass() != NativeBytes.class && ((Bytes<?>) bytes()).refCount() <= 0);
    }

    /** Bytes that are copied may have changed since; others have other memory. */
    private void showAgain(InputWindow in) {
        TargetMemory.requireNotReleased(bytes());
        memory().moveTo(this, in.position());
        seen();
    }

    @Override
    protected WindowAccess access(InputWindow in) {
        if (!memory().isInPlace(this)) {
            return WindowAccess.COPY;
        }
        return writable ? WindowAccess.WRITABLE : WindowAccess.READ_ONLY;
    }

    @Override
    <R> R lend(Function<? super BytesIn<?>, R> reader) {
        BytesIn<?> bytes = bytes();
        long before = bytes.readPosition();
        try {
            return super.lend(reader);
        } finally {
            bytes.readPosition(before);
        }
    }
}
