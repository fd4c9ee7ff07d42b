package org.marshal4j.wire;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongFunction;
import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.LongConversion;
import net.openhft.chronicle.wire.LongConverter;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.inspect.NumberText;

/**
 * Shows numbers of fields with {@code @NanoTime}, {@code @ShortText} or another annotation with {@code @LongConversion}
 * as they are in Wire's texts. Used by {@link org.marshal4j.runtime.inspect.Explain}. Stateless and thread-safe.
 */
public final class ConvertedText implements NumberText {
    /** Creates an instance for ServiceLoader. */
    public ConvertedText() {}

    @Override
    public @Nullable LongFunction<String> of(Field field) {
        return Arrays.stream(field.getAnnotations())
                .map(ConvertedText::conversion)
                .filter(Objects::nonNull)
                .findFirst()
                .map(LongConversion::value)
                .<LongFunction<String>>map(type -> converter(type)::asString)
                .orElse(null);
    }

    private static @Nullable LongConversion conversion(Annotation annotation) {
        return annotation instanceof LongConversion conversion
                ? conversion
                : annotation.annotationType().getAnnotation(LongConversion.class);
    }

    /** The converter: the named class is one or has one. */
    private static LongConverter converter(Class<?> type) {
        try {
            return (LongConverter)
                    Objects.requireNonNull(type.getField("INSTANCE").get(null));
        } catch (NoSuchFieldException e) {
            return (LongConverter) ObjectUtils.newInstance(type);
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(type + " has an INSTANCE that is not public", e);
        }
    }
}
