package org.marshal4j.flink;

import java.io.IOException;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.ScratchBuffer;

/**
 * How Flink finds the end of a message without reading it: either all messages have the same size, or each comes after
 * its length, an int32.
 *
 * @param size the size of every message in bytes; −1 if it varies
 */
record Frame(int size) {
    private static final int FIRST_STEP = 1 << 16;

    /** A message without bytes gets a length, since Flink treats an empty value as an error. */
    static Frame of(int fixedSize) {
        return new Frame(fixedSize > 0 ? fixedSize : -1);
    }

    /** Writes the message in a buffer. */
    void write(ScratchBuffer message, int length, DataOutputView out) throws IOException {
        if (size < 0) {
            out.writeInt(length);
        }
        out.write(message.array(), 0, length);
    }

    /** Reads a message into a buffer, which never grows far beyond the bytes that have arrived. */
    Input read(ScratchBuffer into, DataInputView in) throws IOException {
        int length = length(in);
        for (int read = 0; read < length; ) {
            int step = Math.min(length - read, Math.max(FIRST_STEP, read));
            in.readFully(into.array(read + step), read, step);
            read += step;
        }
        return into.input(0, length);
    }

    /** Copies a message without reading it, by way of a buffer: not all of Flink's outputs grow for another input. */
    void copy(ScratchBuffer by, DataInputView in, DataOutputView out) throws IOException {
        int length = length(in);
        if (size < 0) {
            out.writeInt(length);
        }
        int step;
        for (int left = length; left > 0; left -= step) {
            step = Math.min(left, FIRST_STEP);
            byte[] piece = by.array(step);
            in.readFully(piece, 0, step);
            out.write(piece, 0, step);
        }
    }

    private int length(DataInputView in) throws IOException {
        int length = size < 0 ? in.readInt() : size;
        if (length < 0) {
            throw new IOException("a message of " + length + " bytes");
        }
        return length;
    }
}
