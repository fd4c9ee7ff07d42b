package org.marshal4j.runtime.step;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.generated.MarshallerSchemas;
import org.marshal4j.runtime.jdk.JdkMarshallers;
import org.marshal4j.schema.HandWritten;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/**
 * The hand-written marshallers that a type and all that it holds have for values of varying size, and those of this
 * runtime, by the names and versions in schemas. Each is looked for when it is first asked for. Thread-safe.
 */
public final class NamedMarshallers {
    /** Loaded when the first value is met. */
    private static final class Ready {
        static final List<FieldMarshaller<?>> MARSHALLERS = List.of(
                JdkMarshallers.FILE,
                JdkMarshallers.PATH,
                JdkMarshallers.URL,
                JdkMarshallers.PATTERN,
                JdkMarshallers.TIME_ZONE,
                JdkMarshallers.CALENDAR,
                JdkMarshallers.GREGORIAN_CALENDAR);
    }

    private final Schema today;
    private final Map<String, Optional<FieldMarshaller<?>>> found = new ConcurrentHashMap<>();
    private volatile @Nullable Map<String, Schema> owners;

    private NamedMarshallers(Schema today) {
        this.today = today;
    }

    /** Returns the marshallers of a type; only classes that it names, or that types in it name, are ever loaded. */
    public static NamedMarshallers of(Schema today) {
        return new NamedMarshallers(today);
    }

    /** Returns the marshaller of values; null if the type names none with this name and version, or it cannot be used. */
    public @Nullable FieldMarshaller<?> find(WireType.Custom type) {
        if (type.version() == WireType.Custom.FIRST) {
            for (FieldMarshaller<?> ready : Ready.MARSHALLERS) {
                if (ready.getClass().getName().equals(type.marshaller())) {
                    return ready;
                }
            }
        }
        String key = HandWritten.required(type);
        Optional<FieldMarshaller<?>> known = found.get(key);
        if (known == null) {
            // Not while the map computes a value: loading runs initialisers of the user's classes.
            known = load(type.marshaller(), key);
            found.put(key, known);
        }
        return known.orElse(null);
    }

    /** Whether values need a marshaller, since nothing else finds their end, and it is not found. */
    public boolean lacks(WireType type) {
        return type instanceof WireType.Custom custom && custom.size() == WireType.ANY && find(custom) == null;
    }

    /** Says why values cannot be read if a marshaller was not found. */
    public static String missing(WireType.Custom type) {
        return "only " + (type.version() == WireType.Custom.FIRST ? "" : "version " + type.version() + " of ")
                + type.marshaller() + " knows how to read the bytes here and how many there are";
    }

    private Optional<FieldMarshaller<?>> load(String name, String key) {
        Schema owner = owners().get(key);
        return owner != null && owner.source() instanceof MarshallerSchemas source
                ? load(name, source)
                : Optional.empty();
    }

    private Map<String, Schema> owners() {
        Map<String, Schema> known = owners;
        if (known == null) {
            Function<String, Schema> types = today.resolver();
            known = HandWritten.in(today, new Function<>() {
                @Override
                public @Nullable Schema apply(String name) {
                    return schema(types, name);
                }
            });
            owners = known;
        }
        return known;
    }

    private static @Nullable Schema schema(Function<String, Schema> types, String name) {
        try {
            return types.apply(name);
        } catch (IllegalArgumentException | IllegalStateException e) {
            // Whoever needs the schema says that it is missing.
            return null;
        }
    }

    /** Gets the object as generated code does. A named module may forbid that. */
    private static Optional<FieldMarshaller<?>> load(String name, MarshallerSchemas source) {
        try {
            Optional<Class<?>> type = source.handWritten(name);
            return type.isPresent() ? Optional.of((FieldMarshaller<?>) object(type.get())) : Optional.empty();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return Optional.empty();
        }
    }

    private static Object object(Class<?> type) throws ReflectiveOperationException {
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (field.getName().equals("INSTANCE")
                    && field.getType() == type
                    && Modifier.isPublic(modifiers)
                    && Modifier.isStatic(modifiers)
                    && Modifier.isFinal(modifiers)) {
                field.setAccessible(true);
                return field.get(null);
            }
        }
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }
}
