package org.marshal4j.processor.model;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The type of a field, or of an element of one. */
public sealed interface TypeRef {

    /** It, and the types in it: the element of an array, the type arguments of a class, and those in them. */
    default Stream<TypeRef> all() {
        List<TypeRef> parts = parts();
        return parts.isEmpty()
                ? Stream.of(this)
                : Stream.concat(Stream.of(this), parts.stream().flatMap(TypeRef::all));
    }

    private List<TypeRef> parts() {
        return this instanceof OfArray array
                ? List.of(array.element())
                : this instanceof OfClass named ? named.arguments() : List.of();
    }

    /** Whether there is one of the given kind among {@link #all}. A loop, since each field is asked several times. */
    private boolean has(Class<? extends TypeRef> kind) {
        if (kind.isInstance(this)) {
            return true;
        }
        for (TypeRef part : parts()) {
            if (part.has(kind)) {
                return true;
            }
        }
        return false;
    }

    /** The classes among {@link #all}. */
    default Stream<OfClass> classes() {
        return all().filter(OfClass.class::isInstance).map(OfClass.class::cast);
    }

    /** Whether it is a primitive type, or its box. */
    default boolean is(Primitive primitive) {
        return this instanceof OfPrimitive of
                ? of.primitive() == primitive
                : this instanceof OfClass named && named.isJavaLang(primitive.box());
    }

    /** Whether it is, or contains, a type that does not exist. */
    default boolean isIncomplete() {
        return has(Missing.class);
    }

    /** Whether it is, or contains, a type variable, which subclasses replace by a type. */
    default boolean isOpen() {
        return has(Variable.class);
    }

    /** Whether it is, or contains, a type that no field can be marshalled as, other than {@code ?}. */
    default boolean isBounded() {
        return all().anyMatch(
                        type -> type instanceof Other other && !other.text().equals("?"));
    }

    /** Whether the compiler considers it the same type, no matter what marshals it. */
    default boolean isSame(TypeRef other) {
        if (this instanceof OfArray array && other instanceof OfArray array2) {
            return array.element().isSame(array2.element());
        }
        if (this instanceof OfClass named && other instanceof OfClass named2) {
            if (named.isUnbounded() && named2.isUnbounded()) {
                return named.name().equals(named2.name());
            }
            return named.name().equals(named2.name())
                    && named.arguments().size() == named2.arguments().size()
                    && IntStream.range(0, named.arguments().size())
                            .allMatch(i -> named.arguments()
                                    .get(i)
                                    .isSame(named2.arguments().get(i)));
        }
        return equals(other);
    }

    /** Whether it is, or contains, a generic class without type arguments that a marshaller writes. */
    default boolean isRawInside() {
        return classes()
                .anyMatch(named -> named.kind() instanceof ClassKind.Unbound
                        && named.arguments().isEmpty());
    }

    /** A primitive type. */
    record OfPrimitive(Primitive primitive) implements TypeRef {
        @Override
        public String toString() {
            return primitive.keyword();
        }
    }

    /** An array. */
    record OfArray(TypeRef element) implements TypeRef {
        @Override
        public String toString() {
            return element + "[]";
        }
    }

    /**
     * A class or interface.
     *
     * @param name its name
     * @param arguments its type arguments; empty for a raw type and for a class that is not generic
     * @param kind what else matters about it
     */
    record OfClass(Name name, List<TypeRef> arguments, ClassKind kind) implements TypeRef {
        public OfClass {
            arguments = List.copyOf(arguments);
        }

        /**
         * Whether it is raw, or has no arguments other than {@code ?}. The compiler converts one to the other without
         * a warning.
         */
        private boolean isUnbounded() {
            return arguments.stream().allMatch(new Other("?")::equals);
        }

        /**
         * The class, of another kind, with {@code Object} in place of each argument {@code ?}. A raw class gets as
         * many {@code Object} arguments as it has variables.
         */
        public OfClass ofObjects(int variables, ClassKind otherKind) {
            TypeRef unknown = new Other("?");
            TypeRef object = new OfClass(Name.of("java.lang", "Object"), List.of(), new ClassKind.Plain());
            return new OfClass(
                    name,
                    (arguments.isEmpty() ? Collections.nCopies(variables, unknown) : arguments)
                            .stream()
                                    .map(argument -> argument.equals(unknown) ? object : argument)
                                    .toList(),
                    otherKind);
        }

        /** Whether one of its arguments cannot be marshalled, such as a wildcard. */
        public boolean hasWildcard() {
            return arguments.stream().anyMatch(Other.class::isInstance);
        }

        /** Whether this is the class of the given name in {@code java.lang}. */
        public boolean isJavaLang(String simpleName) {
            return name.packageName().equals("java.lang") && name.simpleNames().equals(List.of(simpleName));
        }

        @Override
        public String toString() {
            String plain = String.join(".", name.simpleNames());
            return arguments.isEmpty()
                    ? plain
                    : plain + arguments.stream().map(Object::toString).collect(Collectors.joining(", ", "<", ">"));
        }
    }

    /** A type that does not exist (yet). */
    record Missing(String text) implements TypeRef {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A type variable. */
    record Variable(String text) implements TypeRef {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A type that no field can be marshalled as, such as a wildcard. */
    record Other(String text) implements TypeRef {
        @Override
        public String toString() {
            return text;
        }
    }
}
