package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Lets an {@link Input} read a ByteBuffer in pieces, each copied to an array, since its memory is out of reach, or many
 * accesses to it would take longer. Positions count from the position of the buffer. Belongs to one thread at a time.
 * The copies of memory segments are as large.
 */
final class BufferSource extends InputSource {
    /** The number of bytes that are copied first: enough for most messages. Each further piece has twice as many. */
    private static final int FIRST_COPY = 1 << 9;

    /** The largest number of bytes that are copied at a time, unless one value needs more. */
    private static final int LARGEST_COPY = 1 << 13;

    private final Input input = new Input(this);
    private final ArrayTarget copy;
    private @Nullable ByteBuffer buffer;
    private int start;
    private int size;
    private int copied;

    /** The array of the target holds the copy. */
    BufferSource(ArrayTarget copy) {
        this.copy = copy;
    }

    /** Returns the input over the remaining bytes of a buffer, whose position does not change. */
    Input show(ByteBuffer bytes) {
        buffer = bytes;
        start = bytes.position();
        size = bytes.remaining();
        copied = FIRST_COPY / 2;
        goTo(0, 0);
        return input;
    }

    /** Closes the input and lets go of the buffer. */
    void end() {
        input.close();
        buffer = null;
    }

    @Override
    protected void require(InputWindow in, int length) {
        goTo((int) in.position(), length);
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < 0 || position > size) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        goTo((int) position, 0);
    }

    private void goTo(int position, int length) {
        copied = Math.min(2 * copied, LARGEST_COPY);
        int shown = Math.min(size - position, Math.max(length, copied));
        byte[] array = copy.array(shown);
        buffer().get(start + position, array, 0, shown);
        long first = RawMemory.ARRAY_OFFSET;
        input.window(array, first, first, first + shown, first - position, size - position - shown);
    }

    private ByteBuffer buffer() {
        if (buffer == null) {
            throw new IllegalStateException("no buffer is shown");
        }
        return buffer;
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        ByteBuffer shown = buffer();
        return position -> shown.get(start + (int) position);
    }
}
