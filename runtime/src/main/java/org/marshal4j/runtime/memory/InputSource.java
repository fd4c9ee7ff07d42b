package org.marshal4j.runtime.memory;

/**
 * The memory behind an {@link Input}. It shows the input one window of that memory at a time ({@link Input#window}); the input asks it
 * again when a value goes beyond the window. One source belongs to one input, and both to one thread at a time.
 */
public abstract class InputSource {
    /** For subclasses. */
    protected InputSource() {}

    /**
     * Shows a window that has the next {@code size} bytes, from the input's position on, in one piece. There are that many before the
     * limit.
     */
    protected abstract void require(Input in, int size);

    /**
     * Goes to a position that is not in the window.
     *
     * @throws IllegalArgumentException if it is not before the limit
     */
    protected void moveTo(Input in, long position) {
        throw new IllegalArgumentException("there is no position " + position);
    }

    /** What the window is to the memory behind the input. Asked after {@link #require}, of those bytes. */
    protected WindowAccess access(Input in) {
        return WindowAccess.COPY;
    }

    /**
     * Refuses to go on where the memory behind the window has been released. If it has moved, the window is shut or shown anew. For those who
     * keep an input, such as views: called before each access.
     *
     * @throws IllegalStateException if it has been released
     */
    protected void requireAlive(Input in) {
        // An array is always there.
    }

    /** All that can be read, not only the window. */
    protected RandomBytes readable(Input in) {
        return in.inWindow();
    }
}
