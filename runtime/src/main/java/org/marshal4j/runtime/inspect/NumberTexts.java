package org.marshal4j.runtime.inspect;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.MarshallerSchemas;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds what the annotations of fields say about their numbers, if their classes are available. Classes are inspected,
 * but not initialised.
 */
final class NumberTexts {
    private final Map<String, Optional<LongFunction<String>>> known = new HashMap<>();

    /** The text for a number; null if nothing is known about its field. */
    @Nullable
    String text(Schema owner, SchemaField field, WireType.Primitive type, Object number) {
        if (type.kind() == PrimitiveKind.BOOL
                || type.kind() == PrimitiveKind.FLOAT32
                || type.kind() == PrimitiveKind.FLOAT64) {
            return null;
        }
        try {
            return known.computeIfAbsent(owner.type() + " " + field.name(), key -> find(owner, field.name()))
                    .map(text -> text.apply(bits(type.kind().size(), number)))
                    .orElse(null);
        } catch (RuntimeException e) {
            // Not every number has a text; this one is shown as it is.
            return null;
        }
    }

    private static long bits(int size, Object number) {
        long value = number instanceof Character letter ? letter : ((Number) number).longValue();
        return size == Long.BYTES ? value : value & ~(-1L << (Byte.SIZE * size));
    }

    private static Optional<LongFunction<String>> find(Schema owner, String path) {
        try {
            Class<?> type = Class.forName(owner.type(), false, loader(owner));
            Field field = field(type, path);
            return field == null || !field.getType().isPrimitive()
                    ? Optional.empty()
                    : ServiceLoader.load(NumberText.class, type.getClassLoader()).stream()
                            .map(provider -> provider.get().of(field))
                            .filter(Objects::nonNull)
                            .findFirst();
        } catch (ClassNotFoundException | LinkageError | ServiceConfigurationError e) {
            return Optional.empty();
        }
    }

    /**
     * The class loader of the schema's class. A schema without a loader uses the loader of this class: a tool that has
     * loaded a project's classes may be asking.
     */
    private static @Nullable ClassLoader loader(Schema owner) {
        return owner.source() instanceof MarshallerSchemas found ? found.loader() : NumberTexts.class.getClassLoader();
    }

    /** The field with a name, or at the end of a path through fields that are inlined in the object. */
    private static @Nullable Field field(Class<?> type, String path) {
        int dot = path.indexOf('.');
        if (dot < 0) {
            return declared(type, path);
        }
        Field first = declared(type, path.substring(0, dot));
        return first == null ? null : field(first.getType(), path.substring(dot + 1));
    }

    private static @Nullable Field declared(Class<?> type, String name) {
        return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
                .flatMap(each -> Stream.of(each.getDeclaredFields()))
                .filter(field -> field.getName().equals(name))
                .findFirst()
                .orElse(null);
    }
}
