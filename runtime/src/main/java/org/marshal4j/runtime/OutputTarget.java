package org.marshal4j.runtime;

/**
 * The memory that an {@link Output} writes to. It shows the output one window of that memory at a time
 * ({@link OutputWindow#window}); the output asks for another when a value does not fit. Each output has its own target, and
 * both may be used by one thread at a time.
 */
public abstract class OutputTarget {
    /** For subclasses. */
    protected OutputTarget() {}

    /**
     * Shows a window whose first {@code size} bytes, from the output's position on, can be written in one piece.
     *
     * @param out the output
     * @param size the number of bytes
     * @throws java.nio.BufferOverflowException if they do not fit before the limit; nothing has changed
     */
    protected abstract void makeRoom(OutputWindow out, int size);

    /**
     * {@return the number of bytes that can be written after the window}
     *
     * @param out the output
     */
    protected long remainingBehind(OutputWindow out) {
        return 0;
    }

    /**
     * Stores four bytes at an earlier position that is no longer in the window.
     *
     * @param out the output
     * @param position the position
     * @param value the value
     * @throws IllegalStateException if there is no such position
     */
    protected void putInt(OutputWindow out, long position, int value) {
        throw new IllegalStateException("there is no position " + position);
    }

    /**
     * Goes back to an earlier position that is no longer in the window.
     *
     * @param out the output
     * @param position the position
     * @throws IllegalStateException if there is no such position
     */
    protected void rewind(OutputWindow out, long position) {
        throw new IllegalStateException("there is no position " + position);
    }

    /**
     * {@return all written bytes, including those before the window}
     *
     * @param out the output
     */
    protected RandomBytes written(OutputWindow out) {
        return out.inWindow();
    }
}
