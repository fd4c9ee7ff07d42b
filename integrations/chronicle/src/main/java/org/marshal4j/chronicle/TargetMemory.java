package org.marshal4j.chronicle;

import java.util.function.Consumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.ReferenceCounted;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.ScratchBuffer;

/** How one kind of Bytes is written: which windows of its memory the output of a {@link BytesTarget} gets. */
abstract class TargetMemory {
    /** Shows a first window of Bytes that are not the usual kinds, and returns how to write them. */
    static TargetMemory of(BytesTarget target, BytesOut<?> out) {
        target.start(out.writePosition());
        if (out instanceof NativeBytes<?> bytes
                && out.getClass() == NativeBytes.class
                && NativeTarget.isMemory(bytes)) {
            nothingAt(target.output(), 0);
            return NativeTarget.INSTANCE;
        }
        if (out instanceof OnHeapBytes bytes && out.getClass() == OnHeapBytes.class && HeapTarget.isArray(bytes)) {
            nothingAt(target.output(), 0);
            return HeapTarget.INSTANCE;
        }
        if (out instanceof MappedBytes) {
            nothingAt(target.output(), 0);
            return target.mapped();
        }
        if (ViewTarget.show(target, out)) {
            return ViewTarget.INSTANCE;
        }
        return copy(target, out);
    }

    /** Writes Bytes whose memory cannot be accessed directly. */
    static TargetMemory copy(BytesTarget target, BytesOut<?> out) {
        requireNotReleased(out);
        target.start(out.writePosition());
        nothingAt(target.output(), 0);
        return target.copy();
    }

    /** Their own methods report this in many ways, or not at all. */
    static void requireNotReleased(Object bytes) {
        if (bytes instanceof ReferenceCounted counted && counted.refCount() <= 0) {
            throw new ClosedIllegalStateException(bytes.getClass().getName() + " released");
        }
    }

    /** The write position that corresponds to the output's position. */
    static long position(BytesTarget target) {
        return target.start() + target.output().position();
    }

    /**
     * Shows a window with room for {@code size} bytes at the position.
     *
     * @throws java.nio.BufferOverflowException if they do not fit
     */
    abstract void makeRoom(BytesTarget target, int size);

    /** Makes room in Bytes whose memory grows as a whole and may move. */
    final void grow(BytesTarget target, Bytes<?> out, int size) {
        long position = position(target);
        if (position + size > out.writeLimit()) {
            throw new BufferFullException(size, out.writeLimit() - position);
        }
        // Growing only keeps what is before the write position.
        out.writePosition(position);
        out.ensureCapacity(position + size);
        goOn(target, position - target.start());
        if (target.output().room() < size) {
            throw new BufferFullException(size, target.output().room());
        }
    }

    /** The number of bytes that can be written after the window. */
    long remainingBehind(BytesTarget target) {
        long left =
                target.bytes().writeLimit() - position(target) - target.output().room();
        return Math.max(0, left);
    }

    /** Moves the write position past the message. */
    void finish(BytesTarget target, @Nullable Marshaller<?> marshaller) {
        target.bytes().writePosition(position(target));
    }

    /** Restores the write position if growing has moved it. */
    void abandon(BytesTarget target) {
        BytesOut<?> bytes = target.bytes();
        if (bytes.writePosition() != target.start()) {
            bytes.writePosition(target.start());
        }
    }

    /** Lets other code write, and continues after what it has written. */
    void lend(BytesTarget target, Consumer<? super BytesOut<?>> writer) {
        BytesOut<?> bytes = target.bytes();
        long position = target.output().position();
        bytes.writePosition(target.start() + position);
        try {
            writer.accept(bytes);
            position = bytes.writePosition() - target.start();
        } finally {
            // In any case: the memory may have moved.
            goOn(target, position);
        }
    }

    /** Shows a window at a position of the output. */
    abstract void goOn(BytesTarget target, long position);

    /** Stores four bytes at a position that is not in the window. */
    void putInt(BytesTarget target, long position, int value) {
        throw new IllegalStateException("there is no position " + position);
    }

    /** Goes back to a position that is not in the window. */
    void rewind(BytesTarget target, long position) {
        if (position != target.output().position()) {
            throw new IllegalStateException("there is no position " + position);
        }
    }

    RandomBytes written(BytesTarget target) {
        return target.output().inWindow();
    }

    /** Lets a closed output go of an array that is not small; a small one takes less time to keep. */
    static void letGo(Output output) {
        if (output.base() instanceof byte[] array && array.length > ScratchBuffer.KEPT) {
            output.window(null, 0, 0, -1, 0);
        }
    }

    /** Shows an empty window at a position, so that the first byte asks for more. */
    static void nothingAt(Output output, long position) {
        output.window(null, 0, 0, 0, -position);
    }
}
