package org.marshal4j.processor.property;

import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Tells from a method's name which property it belongs to: {@code getCount()}, {@code isOpen()} and
 * {@code setCount(int)}, or {@code count()} and {@code count(int)}.
 */
final class AccessorNames {

    private static final String GET = "get";
    private static final String IS = "is";
    private static final String SET = "set";

    private AccessorNames() {}

    /** The property that a getter reads. */
    static String ofGetter(ExecutableElement getter) {
        String name = getter.getSimpleName().toString();
        return behind(GET, name)
                .or(() -> isBoolean(getter.getReturnType()) ? behind(IS, name) : Optional.empty())
                .orElse(name);
    }

    /** The property that a setter sets, if its name begins with {@code set}. */
    static Optional<String> ofSetter(String name) {
        return behind(SET, name);
    }

    /** The name of the setter that belongs to a getter. */
    static String setterOf(String getter, String property) {
        return getter.equals(property) ? property : SET + capitalized(getter, property);
    }

    /** The name of the getter that belongs to a setter. */
    static String getterOf(String setter, String property, TypeMirror type) {
        return setter.equals(property)
                ? property
                : (type.getKind() == TypeKind.BOOLEAN ? IS : GET) + capitalized(setter, property);
    }

    /** The property as it is spelled after the prefix of the other accessor. */
    private static String capitalized(String accessor, String property) {
        return accessor.substring(accessor.length() - property.length());
    }

    private static Optional<String> behind(String prefix, String name) {
        if (!name.startsWith(prefix) || name.length() == prefix.length()) {
            return Optional.empty();
        }
        String rest = name.substring(prefix.length());
        int first = rest.codePointAt(0);
        return Character.isLowerCase(first) || !Character.isJavaIdentifierStart(first)
                ? Optional.empty()
                : Optional.of(decapitalized(rest));
    }

    /** Turns {@code Count} into {@code count}, but leaves {@code URL} alone. */
    private static String decapitalized(String name) {
        boolean isAcronym =
                name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return isAcronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static boolean isBoolean(TypeMirror type) {
        return type.getKind() == TypeKind.BOOLEAN
                || (type.getKind() == TypeKind.DECLARED && Accessor.simple(type).matches("(.* )?Boolean"));
    }
}
