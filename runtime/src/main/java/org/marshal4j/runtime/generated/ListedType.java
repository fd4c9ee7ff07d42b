package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * A class that the dynamic values of a field may have, in addition to the classes that all of them may have. Generated
 * code has a subclass for each class that {@code @Dynamic} lists. Stateless. Values are Objects here, so that there are
 * no bridge methods, which would take room on the stack at each level.
 *
 * <p>Every {@code depth} is the depth of the object, list or map that contains the value. The graph is the message's;
 * null if no listed class needs one.
 */
public abstract class ListedType {
    private final int number;
    private final Class<?> type;

    /**
     * Creates a listed class.
     *
     * @param number its number, 0 or more
     */
    protected ListedType(int number, Class<?> type) {
        this.number = number;
        this.type = type;
    }

    /** Writes a value, without its number. */
    protected abstract void write(Object value, Output out, int depth, @Nullable Graph graph);

    /**
     * Reads a value.
     *
     * @param current an object of the class that may be filled and returned, or null
     */
    protected abstract Object read(@Nullable Object current, Input in, int depth, @Nullable Graph graph);

    /** Returns the number of bytes that {@link #write} writes. */
    protected abstract long sizeOf(Object value, int depth, @Nullable Graph graph);

    /**
     * Copies a value.
     *
     * @param current an object of the class that may be filled and returned, or null
     */
    protected abstract Object copy(Object value, @Nullable Object current, int depth, @Nullable Graph graph);

    final int number() {
        return number;
    }

    final Class<?> type() {
        return type;
    }

    /** The object, if it is of exactly this class; otherwise null. */
    final @Nullable Object reusable(@Nullable Object current) {
        return current != null && ListedTypes.classOf(current) == type ? current : null;
    }
}
