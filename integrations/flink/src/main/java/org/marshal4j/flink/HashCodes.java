package org.marshal4j.flink;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds out why equal keys may have different hash codes in different JVMs: one of the hash codes is that of an enum, of
 * an array or of a class that leaves it to {@code Object}. It looks through records, since the compiler writes their
 * {@code hashCode}, and trusts any {@code hashCode} of other classes.
 */
final class HashCodes {
    private final Set<Type> seen = new HashSet<>();

    private HashCodes() {}

    /**
     * The first such value in objects of a class, and its type; empty if there is none.
     *
     * @param members the names of the classes, if it is the root of a family
     */
    static Optional<String> obstacle(Class<?> type, Collection<String> members) {
        HashCodes hashCodes = new HashCodes();
        return hashCodes
                .in(type, type.getName())
                .or(() -> members.stream()
                        .flatMap(name -> hashCodes.in(member(type, name), name).stream())
                        .findFirst());
    }

    private static Class<?> member(Class<?> root, String name) {
        try {
            return Class.forName(name, false, root.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new NoClassDefFoundError(name);
        }
    }

    private Optional<String> in(Type type, String path) {
        if (!seen.add(type)) {
            return Optional.empty();
        }
        if (type instanceof Class<?> raw) {
            return ofClass(raw, path);
        }
        if (type instanceof ParameterizedType bound) {
            return in(bound.getRawType(), path).or(() -> first(Stream.of(bound.getActualTypeArguments()), path));
        }
        if (type instanceof WildcardType any) {
            return first(Stream.of(any.getUpperBounds()), path);
        }
        // The argument of a type variable is looked at where it is bound.
        return type instanceof GenericArrayType ? found(type, path) : Optional.empty();
    }

    private Optional<String> ofClass(Class<?> type, String path) {
        if (type.isPrimitive()) {
            return Optional.empty();
        }
        if (type.isRecord()) {
            return Stream.of(type.getRecordComponents())
                    .flatMap(part -> ofPart(type, part).stream())
                    .findFirst();
        }
        if (Enum.class.isAssignableFrom(type) || type.isArray()) {
            return found(type, path);
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            // Which classes the objects of another one have is only known of the key itself, not of what it holds.
            return type.isSealed() ? first(Stream.of(type.getPermittedSubclasses()), path) : Optional.empty();
        }
        return hasOwnHashCode(type) ? Optional.empty() : found(type, path);
    }

    private Optional<String> ofPart(Class<?> record, RecordComponent part) {
        return in(part.getGenericType(), record.getName() + "." + part.getName());
    }

    private Optional<String> first(Stream<? extends Type> types, String path) {
        return types.flatMap(type -> in(type, path).stream()).findFirst();
    }

    private static boolean hasOwnHashCode(Class<?> type) {
        try {
            return type.getMethod("hashCode").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError("every class has a hashCode", e);
        }
    }

    private static Optional<String> found(Type type, String path) {
        return Optional.of(
                "the hashCode of " + path + ", of type " + type.getTypeName() + ", may differ from JVM to JVM");
    }
}
