package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.ScratchBuffer;

/** How one kind of Bytes is read: which windows of its memory the input of a {@link BytesSource} gets. */
abstract class SourceMemory {
    /** Shows a first window of Bytes that are not the usual kinds, and returns how to read them. */
    static SourceMemory of(BytesSource source, BytesIn<?> in) {
        source.start(in.readPosition());
        if (in instanceof NativeBytes<?> bytes && in.getClass() == NativeBytes.class && NativeTarget.isMemory(bytes)) {
            NativeTarget.requireOpen(bytes);
            NativeSource.window(source, bytes, 0);
            return NativeSource.INSTANCE;
        }
        if (in instanceof OnHeapBytes bytes && in.getClass() == OnHeapBytes.class && HeapTarget.isArray(bytes)) {
            bytes.throwExceptionIfReleased();
            HeapSource.window(source, bytes, 0);
            return HeapSource.INSTANCE;
        }
        if (in instanceof MappedBytes mapped) {
            mapped.throwExceptionIfReleased();
            MappedSource.window(source, mapped, 0);
            return MappedSource.INSTANCE;
        }
        if (ViewSource.show(source, in)) {
            return ViewSource.INSTANCE;
        }
        return copy(source, in);
    }

    /** Reads Bytes whose memory cannot be accessed directly. */
    static SourceMemory copy(BytesSource source, BytesIn<?> in) {
        TargetMemory.requireNotReleased(in);
        source.start(in.readPosition());
        nothingAt(source.input(), 0, Math.max(0, in.readRemaining()));
        return new CopySource();
    }

    /** The read position that corresponds to the input's position. */
    static long position(BytesSource source) {
        return source.start() + source.input().position();
    }

    /** Shows a window with {@code size} bytes from the position on; there are that many. */
    void require(BytesSource source, int size) {
        throw new IllegalStateException("all bytes are in one window");
    }

    /** Moves the read position past the message. */
    void finish(BytesSource source) {
        source.bytes().readPosition(position(source));
    }

    /** Restores the read position if mapping has moved it. */
    void abandon(BytesSource source) {
        BytesIn<?> bytes = source.bytes();
        if (bytes.readPosition() != source.start()) {
            bytes.readPosition(source.start());
        }
    }

    /** Lets other code read, and continues after what it has read. */
    <R> R lend(BytesSource source, Function<? super BytesIn<?>, R> reader) {
        BytesIn<?> bytes = source.bytes();
        long position = source.input().position();
        bytes.readPosition(source.start() + position);
        try {
            R result = reader.apply(bytes);
            position = bytes.readPosition() - source.start();
            return result;
        } finally {
            // In any case: another chunk of a file may be mapped now.
            moveTo(source, position);
        }
    }

    /** Whether the window is in the memory of the Bytes itself. */
    boolean isInPlace(BytesSource source) {
        return true;
    }

    /** Shows a window at a position of the input. */
    abstract void moveTo(BytesSource source, long position);

    RandomBytes readable(BytesSource source) {
        return source.input().inWindow();
    }

    /** Lets a closed input go of an array that is not small; a small one takes less time to keep. */
    static void letGo(Input input) {
        if (input.base() instanceof byte[] array && array.length > ScratchBuffer.KEPT) {
            input.window(null, 0, 0, -1, 0, 1);
        }
    }

    /** Shows an empty window at a position, so that the first byte asks for more. */
    static void nothingAt(Input input, long position, long behind) {
        input.window(null, 0, 0, 0, -position, behind);
    }
}
