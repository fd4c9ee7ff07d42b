package org.marshal4j.published;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Describes why a field's type cannot be marshalled. */
final class FieldKind {

    private FieldKind() {}

    /** Describes a field of the class or of one that it extends. */
    static String of(Class<?> type, String field) {
        return Fields.ofAllLevels(type)
                .filter(each -> each.getName().equals(field))
                .findFirst()
                .map(FieldKind::of)
                .orElse("a field");
    }

    private static String of(Field field) {
        Type type = field.getGenericType();
        List<Class<?>> classes = Fields.classesIn(type).toList();
        if (classes.contains(Object.class)) {
            return "a field of `Object`";
        }
        if (hasVariable(type)) {
            return "a field of a type variable";
        }
        return classes.stream()
                .filter(each -> !isKnown(each))
                .findFirst()
                .map(FieldKind::of)
                .orElse("a field");
    }

    private static String of(Class<?> type) {
        if (type.getName().startsWith("java")) {
            return "a field of `" + type.getName() + "`";
        }
        if (type.isInterface()) {
            return "a field of an interface";
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            return "a field of an abstract class";
        }
        return type.getTypeParameters().length > 0
                ? "a field of a generic class"
                : "a field of a class that is refused";
    }

    private static boolean hasVariable(Type type) {
        if (type instanceof ParameterizedType generic) {
            for (Type argument : generic.getActualTypeArguments()) {
                if (hasVariable(argument)) {
                    return true;
                }
            }
        }
        return type instanceof TypeVariable<?>;
    }

    private static boolean isKnown(Class<?> type) {
        return type.isPrimitive()
                || type.isEnum()
                || type == String.class
                // Not java.util.Properties, which may hold anything.
                || (type.getName().startsWith("java.util.")
                        && type.getTypeParameters().length > 0
                        && (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)))
                || Number.class.isAssignableFrom(type);
    }
}
