package org.marshal4j.runtime.inspect;

import java.lang.reflect.Field;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What numbers mean, for {@link Explain}: a time in nanoseconds as a date, say. A module that knows annotations of other libraries implements this,
 * and {@link java.util.ServiceLoader} finds it. Implementations are thread-safe.
 */
@FunctionalInterface
public interface NumberText {
    /**
     * How to show the numbers of a field.
     *
     * @param field of type long, int, short, byte or char
     * @return makes the text of a number, of which smaller types are extended by zeros; null if nothing is known of that field
     */
    @Nullable
    LongFunction<String> of(Field field);
}
