package org.marshal4j.published;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.stream.Stream;

/** The fields that a message contains, as reflection shows them. */
final class Fields {

    private Fields() {}

    /**
     * Returns the fields with state that a class itself declares. Constants do not count: they are in the class file,
     * and the same in each object.
     */
    static Stream<Field> of(Class<?> level) {
        return Arrays.stream(level.getDeclaredFields())
                .filter(field -> !field.isSynthetic()
                        && !Modifier.isStatic(field.getModifiers())
                        && !Modifier.isTransient(field.getModifiers())
                        && !Constants.isConstant(field));
    }

    /** Returns the fields with state of its objects. */
    static Stream<Field> ofAllLevels(Class<?> type) {
        return Stream.<Class<?>>iterate(type, level -> level != null, Class::getSuperclass)
                .flatMap(Fields::of);
    }

    /**
     * Returns the classes that a type consists of: the element type of an array, the type arguments of a collection.
     */
    static Stream<Class<?>> classesIn(Type type) {
        if (type instanceof Class<?> named) {
            return Stream.of(named.isArray() ? innermost(named) : named);
        }
        if (type instanceof GenericArrayType array) {
            return classesIn(array.getGenericComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return Arrays.stream(wildcard.getUpperBounds()).flatMap(Fields::classesIn);
        }
        if (type instanceof ParameterizedType generic) {
            return Stream.concat(
                    classesIn(generic.getRawType()),
                    Arrays.stream(generic.getActualTypeArguments()).flatMap(Fields::classesIn));
        }
        return Stream.empty();
    }

    private static Class<?> innermost(Class<?> array) {
        Class<?> element = array.getComponentType();
        return element.isArray() ? innermost(element) : element;
    }
}
