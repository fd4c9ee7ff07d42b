package org.marshal4j.runtime.inspect;

import java.lang.reflect.Field;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Explains numbers for {@link Explain}, for example a time in nanoseconds as a date. Modules that know the annotations
 * of other libraries implement this; {@link java.util.ServiceLoader} finds them. Implementations are thread-safe.
 */
@FunctionalInterface
public interface NumberText {
    /**
     * Returns how to show the numbers in a field.
     *
     * @param field a field of type long, int, short, byte or char
     * @return creates the text for a number, which is zero-extended if its type is smaller; null if nothing is known
     *     about the field
     */
    @Nullable
    LongFunction<String> of(Field field);
}
