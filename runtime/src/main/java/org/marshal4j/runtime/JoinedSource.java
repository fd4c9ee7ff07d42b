package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes of an array, and behind them what another input has left, for messages whose bytes are the same from some field
 * on. Positions count from the start of the array. Belongs to one thread at a time.
 */
final class JoinedSource extends InputSource {
    private static final byte[] NOTHING = {};

    private final Input input = new Input(this);
    private byte[] front = NOTHING;
    private int size;
    private @Nullable Input rest;
    private long start;
    private long left;

    /**
     * Shows the first bytes of an array, and what an input has left, whose position then is anywhere.
     *
     * @param array the array
     * @param length how many of its bytes
     * @param behind what follows
     * @return the input
     */
    Input show(byte[] array, int length, Input behind) {
        front = array;
        size = length;
        rest = behind;
        start = behind.position();
        left = behind.remaining();
        showFront(0);
        return input;
    }

    /** Closes the input and lets go of the memory. */
    void end() {
        input.close();
        rest = null;
        front = NOTHING;
    }

    @Override
    protected void require(InputWindow in, int length) {
        long position = in.position();
        if (position >= size) {
            showRest(position, length);
        } else if (position + length <= size) {
            showFront(position);
        } else {
            showBoth((int) position, length);
        }
    }

    @Override
    protected void moveTo(InputWindow in, long position) {
        if (position < 0 || position > size + left) {
            throw new IllegalArgumentException("there is no position " + position);
        }
        if (position < size) {
            showFront(position);
        } else {
            showRest(position, 0);
        }
    }

    private void showFront(long position) {
        long first = RawMemory.ARRAY_OFFSET;
        input.window(front, first, first + position, first + size, first, left);
    }

    private void showRest(long position, int length) {
        Input behind = rest();
        behind.position(start + position - size);
        behind.requireWindow(length);
        input.windowOf(behind, position);
    }

    /** A value that begins in the array and ends behind it is copied. */
    private void showBoth(int position, int length) {
        byte[] both = new byte[length];
        int here = size - position;
        System.arraycopy(front, position, both, 0, here);
        rest().position(start);
        rest().read(both, here, length - here);
        long first = RawMemory.ARRAY_OFFSET;
        input.window(both, first, first, first + length, first - position, left - (length - here));
    }

    private Input rest() {
        if (rest == null) {
            throw new IllegalStateException("no input is shown");
        }
        return rest;
    }

    @Override
    protected RandomBytes readable(InputWindow in) {
        byte[] array = front;
        RandomBytes behind = rest().readable();
        long shift = start - size;
        int length = size;
        return position -> position < length ? array[(int) position] : behind.byteAt(position + shift);
    }
}
