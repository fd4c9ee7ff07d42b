package org.marshal4j.runtime.view;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.RawMemory;

/** Copies the bytes of a message, which starts at the position of an input. Stateless. */
final class MessageCopy {
    /** The maximum number of bytes reserved at once. */
    private static final int PART = 1 << 20;

    private MessageCopy() {}

    /** Copies to an output. If the bytes do not fit, its position is unchanged. */
    static void to(Output out, long size, Input in) {
        long start = out.position();
        boolean done = false;
        try {
            for (long left = size; left > 0; left -= PART) {
                int part = (int) Math.min(left, PART);
                copy(part, in, out);
            }
            done = true;
        } finally {
            if (!done) {
                out.rewind(start);
            }
        }
    }

    private static void copy(int size, Input in, Output out) {
        long position = in.position();
        long from = in.take(size);
        Object base = in.base();
        long to = out.reserve(size);
        if (base == null) {
            in.requireAlive();
        }
        if (base != null || in.isBefore(from + size)) {
            RawMemory.copy(base, from, out.base(), to, size);
        } else {
            // Both have the same memory, which has grown, or is now another part of a file.
            out.rewind(out.position() - size);
            in.position(position);
            byte[] copy = new byte[size];
            in.read(copy);
            out.write(copy);
        }
    }

    /** Copies to the position of a buffer, which moves. */
    static void to(ByteBuffer buffer, long size, Input in) {
        if (buffer.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        if (size > buffer.remaining()) {
            throw new BufferOverflowException();
        }
        int bytes = (int) size;
        int start = buffer.position();
        if (buffer.hasArray()) {
            in.read(buffer.array(), buffer.arrayOffset() + start, bytes);
        } else if (BufferMemory.isKept(buffer)) {
            long from = in.take(bytes);
            RawMemory.copy(in.base(), from, BufferMemory.base(buffer), BufferMemory.at(buffer), bytes);
        } else {
            byte[] copy = new byte[bytes];
            in.read(copy);
            buffer.put(start, copy);
        }
        buffer.position(start + bytes);
    }
}
