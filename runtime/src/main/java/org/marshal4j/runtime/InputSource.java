package org.marshal4j.runtime;

/**
 * The memory that an {@link Input} reads from. It shows the input one window of that memory at a time
 * ({@link InputWindow#window}); the input asks for another when a value extends beyond the window. Each input has its own
 * source, and both may be used by one thread at a time.
 */
public abstract class InputSource {
    /** For subclasses. */
    protected InputSource() {}

    /**
     * Shows a window that contains the next {@code size} bytes from the input's position in one piece. At least that
     * many remain before the limit.
     *
     * @param in the input
     * @param size the number of bytes
     */
    protected abstract void require(InputWindow in, int size);

    /**
     * Goes to a position outside the window.
     *
     * @param in the input
     * @param position the position
     * @throws IllegalArgumentException if it is not before the limit
     */
    protected void moveTo(InputWindow in, long position) {
        throw new IllegalArgumentException("there is no position " + position);
    }

    /**
     * Tells how the window relates to the memory of the input. Called after {@link #require}, for those bytes.
     *
     * @param in the input
     * @return how it relates
     */
    protected WindowAccess access(InputWindow in) {
        return WindowAccess.COPY;
    }

    /**
     * Checks that the memory of the window has not been released. If it has moved, closes the window or shows another.
     * Called before each access by code that keeps an input, such as views.
     *
     * @param in the input
     * @throws IllegalStateException if it has been released
     */
    protected void requireAlive(InputWindow in) {
        // An array is always there.
    }

    /**
     * Whether native memory, which code that keeps an input knows by its address, is still where it was. Such code asks
     * before each access, instead of {@link #requireAlive}, which it calls if not.
     *
     * @return false if it is not, or if the source does not know
     */
    public boolean isThere() {
        return false;
    }

    /**
     * {@return all bytes that can be read, not only those of the window}
     *
     * @param in the input
     */
    protected RandomBytes readable(InputWindow in) {
        return in.inWindow();
    }
}
