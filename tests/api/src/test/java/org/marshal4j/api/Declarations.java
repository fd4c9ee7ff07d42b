package org.marshal4j.api;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Formats the first lines of types. */
final class Declarations {

    private Declarations() {}

    static String of(Class<?> type) {
        return modifiers(type) + kind(type) + " " + type.getName()
                + Signatures.variables(type.getTypeParameters()).stripTrailing() + components(type) + ancestors(type)
                + permits(type) + uses(type);
    }

    private static String modifiers(Class<?> type) {
        boolean isClass = kind(type).equals("class");
        int modifiers = type.getModifiers();
        return (type.isSealed() ? "sealed " : "")
                + (isClass && Modifier.isAbstract(modifiers) ? "abstract " : "")
                + (isClass && Modifier.isFinal(modifiers) ? "final " : "")
                + (Modifier.isProtected(modifiers) ? "protected " : "");
    }

    private static String kind(Class<?> type) {
        return type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
    }

    /**
     * Lists the components of a record in order: the constructor takes them in this order, and patterns match them in
     * it.
     */
    private static String components(Class<?> type) {
        return type.isRecord()
                ? Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .collect(Collectors.joining(", ", "(", ")"))
                : "";
    }

    private static String ancestors(Class<?> type) {
        boolean hasOwn = kind(type).equals("class") && type.getSuperclass() != Object.class;
        String superclass = hasOwn ? " extends " + Signatures.names(type.getGenericSuperclass()) : "";
        String interfaces = Signatures.names(type.getGenericInterfaces());
        return superclass + (interfaces.isEmpty() || type.isAnnotation() ? "" : " implements " + interfaces);
    }

    /** Lists the permitted classes: a switch without default must cover all of them. */
    private static String permits(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(Class::getName)
                        .sorted()
                        .collect(Collectors.joining(", ", " permits ", ""))
                : "";
    }

    private static String uses(Class<?> type) {
        Target target = type.getAnnotation(Target.class);
        Retention retention = type.getAnnotation(Retention.class);
        return (target == null
                        ? ""
                        : " on "
                                + Arrays.stream(target.value())
                                        .map(Enum::name)
                                        .sorted()
                                        .collect(Collectors.joining(", ")))
                + (retention == null ? "" : " kept in " + retention.value());
    }
}
