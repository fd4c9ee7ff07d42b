package org.marshal4j.runtime.memory;

/**
 * The memory behind an {@link Output}. It shows the output one window of that memory at a time ({@link Output#window}); the output asks it
 * again when a value does not fit the window. One target belongs to one output, and both to one thread at a time.
 */
public abstract class OutputTarget {
    /** For subclasses. */
    protected OutputTarget() {}

    /**
     * Shows a window whose first {@code size} bytes, from the output's position on, can be written in one piece.
     *
     * @throws java.nio.BufferOverflowException if they do not fit the limit; nothing has changed then
     */
    protected abstract void makeRoom(Output out, int size);

    /** How many bytes can still be written behind the window. */
    protected long remainingBehind(Output out) {
        return 0;
    }

    /**
     * Stores four bytes at an earlier position that is not in the window any more.
     *
     * @throws IllegalStateException if there is no such position
     */
    protected void putInt(Output out, long position, int value) {
        throw new IllegalStateException("there is no position " + position);
    }

    /**
     * Goes back to an earlier position that is not in the window any more.
     *
     * @throws IllegalStateException if there is no such position
     */
    protected void rewind(Output out, long position) {
        throw new IllegalStateException("there is no position " + position);
    }

    /** What has been written before the window, too. */
    protected RandomBytes written(Output out) {
        return out.inWindow();
    }
}
