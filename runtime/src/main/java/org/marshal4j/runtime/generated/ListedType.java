package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;

/**
 * A class that dynamic values of a field can be of besides those that all can be of. Generated code extends it for each class that
 * {@code @Dynamic} lists. Stateless.
 * Values are Objects here, so that no bridge of the compiler's takes room on the stack for each level of them.
 *
 * <p>Every {@code depth} is that of the object, list or map that holds the value. The graph is that of the message; null if no listed
 * class needs one.
 */
public abstract class ListedType {
    private final int number;
    private final Class<?> type;

    /**
     * A class under its number.
     *
     * @param number 0 or more
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
     * @param current one of the class that may be filled and returned, or null
     */
    protected abstract Object read(@Nullable Object current, Input in, int depth, @Nullable Graph graph);

    /** Number of bytes that {@link #write} takes. */
    protected abstract long sizeOf(Object value, int depth, @Nullable Graph graph);

    /**
     * A copy of a value.
     *
     * @param current one of the class that may be filled and returned, or null
     */
    protected abstract Object copy(Object value, @Nullable Object current, int depth, @Nullable Graph graph);

    final int number() {
        return number;
    }

    final Class<?> type() {
        return type;
    }

    /** The value, if it is of exactly this class; else null. */
    final @Nullable Object reusable(@Nullable Object current) {
        return current != null && ListedTypes.classOf(current) == type ? current : null;
    }
}
