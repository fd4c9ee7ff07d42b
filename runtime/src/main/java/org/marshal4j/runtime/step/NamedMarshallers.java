package org.marshal4j.runtime.step;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private static final Map<String, FieldMarshaller<?>> READY = Stream.<FieldMarshaller<?>>of(
                    JdkMarshallers.FILE,
                    JdkMarshallers.PATH,
                    JdkMarshallers.URL,
                    JdkMarshallers.PATTERN,
                    JdkMarshallers.TIME_ZONE,
                    JdkMarshallers.CALENDAR,
                    JdkMarshallers.GREGORIAN_CALENDAR)
            .collect(Collectors.toUnmodifiableMap(ready -> ready.getClass().getName(), Function.identity()));

    private final Schema today;
    private final Map<WireType.Custom, Optional<FieldMarshaller<?>>> found = new ConcurrentHashMap<>();
    private volatile @Nullable Map<WireType.Custom, Schema> owners;

    private NamedMarshallers(Schema today) {
        this.today = today;
    }

    /** Returns the marshallers of a type; only classes that it names, or that types in it name, are ever loaded. */
    public static NamedMarshallers of(Schema today) {
        return new NamedMarshallers(today);
    }

    /** Returns the marshaller of values; null if the type names none with this name and version, or it cannot be used. */
    public @Nullable FieldMarshaller<?> find(WireType.Custom type) {
        FieldMarshaller<?> ready = READY.get(type.marshaller());
        if (ready != null && type.version() == WireType.Custom.FIRST) {
            return ready;
        }
        WireType.Custom key = HandWritten.required(type);
        Optional<FieldMarshaller<?>> known = found.get(key);
        if (known == null) {
            // Not while the map computes a value: loading runs initialisers of the user's classes.
            known = load(key);
            found.put(key, known);
        }
        return known.orElse(null);
    }

    /** Says why values cannot be read if a marshaller was not found. */
    public static String missing(WireType.Custom type) {
        return "only " + (type.version() == WireType.Custom.FIRST ? "" : "version " + type.version() + " of ")
                + type.marshaller() + " knows how to read the bytes here and how many there are";
    }

    private Optional<FieldMarshaller<?>> load(WireType.Custom type) {
        Schema owner = owners().get(type);
        return owner != null && owner.source() instanceof MarshallerSchemas source
                ? load(type.marshaller(), source)
                : Optional.empty();
    }

    private Map<WireType.Custom, Schema> owners() {
        Map<WireType.Custom, Schema> known = owners;
        if (known == null) {
            Function<String, Schema> types = today.resolver();
            known = HandWritten.in(today, name -> schema(types, name));
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
