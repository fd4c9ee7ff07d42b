package org.marshal4j.chronicle;

import java.nio.BufferUnderflowException;
import java.util.function.Consumer;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes {@link MappedBytes}. A file is mapped in chunks that overlap, and the window is part of one of them. A block
 * that is not in a single chunk is built in an array, and copied when the next window is shown.
 */
final class MappedTarget extends TargetMemory {
    private byte @Nullable [] piece;
    private long pieceStart;

    @Override
    void makeRoom(BytesTarget target, int size) {
        MappedBytes out = (MappedBytes) target.bytes();
        MappedMemory.requireWritable(out);
        long position = position(target);
        flush(target);
        if (position + size > out.writeLimit()) {
            throw new BufferFullException(size, out.writeLimit() - position);
        }
        // Moving to the position maps its chunk.
        out.writePosition(position);
        MappedBytesStore chunk = MappedMemory.chunk(out);
        if (chunk == null || !chunk.inside(position, size)) {
            mapFor(out, size);
            chunk = MappedMemory.chunk(out);
        }
        if (chunk != null && chunk.inside(position, size)) {
            window(target, out, chunk, position);
        } else {
            out.writePosition(position);
            piece(target, position - target.start(), size);
        }
    }

    private static void mapFor(MappedBytes out, int size) {
        try {
            out.writeSkip(size);
        } catch (BufferUnderflowException e) {
            // The chunks do not overlap, or by too little: no chunk has all of these bytes.
        }
    }

    private static void window(BytesTarget target, MappedBytes out, MappedBytesStore chunk, long position) {
        long address = MappedMemory.address(chunk, position);
        long end = address + Math.min(chunk.realCapacity(), out.writeLimit()) - position;
        target.output().window(null, address, address, end, address - (position - target.start()));
    }

    private void piece(BytesTarget target, long position, int size) {
        byte[] array = new byte[size];
        piece = array;
        pieceStart = position;
        long origin = RawMemory.ARRAY_OFFSET - position;
        target.output()
                .window(array, RawMemory.ARRAY_OFFSET, RawMemory.ARRAY_OFFSET, RawMemory.ARRAY_OFFSET + size, origin);
    }

    /** Copies the array if the window is one. */
    private void flush(BytesTarget target) {
        byte[] array = piece;
        if (array != null) {
            piece = null;
            long end = target.output().position();
            int length = (int) (end - pieceStart);
            MappedMemory.write((MappedBytes) target.bytes(), target.start() + pieceStart, array, length);
            nothingAt(target.output(), end);
        }
    }

    /** Stores what has been written, and shows no memory until more is written. */
    void leave(BytesTarget target) {
        long end = target.output().position();
        flush(target);
        nothingAt(target.output(), end);
    }

    @Override
    void lend(BytesTarget target, Consumer<? super BytesOut<?>> writer) {
        flush(target);
        super.lend(target, writer);
    }

    @Override
    void goOn(BytesTarget target, long position) {
        nothingAt(target.output(), position);
    }

    @Override
    void finish(BytesTarget target, @Nullable Marshaller<?> marshaller) {
        flush(target);
        MappedBytes out = (MappedBytes) target.bytes();
        long position = position(target);
        MappedBytesStore chunk = MappedMemory.chunk(out);
        if (chunk != null && chunk.inside(position, 0)) {
            BufferPositions.write(out, position);
        } else {
            out.writePosition(position);
        }
    }

    @Override
    void abandon(BytesTarget target) {
        piece = null;
        super.abandon(target);
    }

    @Override
    void putInt(BytesTarget target, long position, int value) {
        byte[] four = new byte[Integer.BYTES];
        RawMemory.putInt(four, RawMemory.ARRAY_OFFSET, value);
        long end = target.output().position();
        flush(target);
        MappedMemory.write((MappedBytes) target.bytes(), target.start() + position, four, four.length);
        // Another chunk may be mapped now.
        nothingAt(target.output(), end);
    }

    @Override
    void rewind(BytesTarget target, long position) {
        flush(target);
        nothingAt(target.output(), position);
    }

    @Override
    RandomBytes written(BytesTarget target) {
        leave(target);
        MappedBytes out = (MappedBytes) target.bytes();
        long start = target.start();
        return position -> out.readByte(start + position);
    }
}
