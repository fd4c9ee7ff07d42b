package org.marshal4j.api;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The signatures that callers of a type depend on, sorted, since reflection returns them in no particular order. */
final class Signatures {
    private static final String INDENT = "    ";

    private Signatures() {}

    /** Whether code elsewhere can name the type. */
    static boolean isPublic(Class<?> type) {
        return isVisible(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()))
                && !type.isAnonymousClass()
                && !type.isLocalClass();
    }

    /** Returns the declaration, followed by the members. */
    static List<String> of(Class<?> type) {
        TreeSet<String> members = new TreeSet<>();
        for (Class<?> from : withHiddenAncestors(type)) {
            Stream.of(from.getDeclaredFields()).filter(Signatures::isVisible).forEach(field -> members.add(of(field)));
            Stream.of(from.getDeclaredMethods())
                    .filter(method -> isVisible(method) && !method.isBridge())
                    .forEach(method -> members.add(of(method)));
        }
        Stream.of(type.getDeclaredConstructors())
                .filter(Signatures::isVisible)
                .forEach(constructor -> members.add(of(constructor)));
        List<String> lines = new ArrayList<>(List.of(Declarations.of(type)));
        members.forEach(member -> lines.add(INDENT + member));
        return lines;
    }

    /** Members declared by a superclass that nobody can name are still members of the class. */
    private static List<Class<?>> withHiddenAncestors(Class<?> type) {
        List<Class<?>> types = new ArrayList<>(List.of(type));
        for (Class<?> next = type.getSuperclass(); next != null && !isPublic(next); next = next.getSuperclass()) {
            types.add(next);
        }
        return types;
    }

    private static String of(Field field) {
        return modifiers(field) + names(field.getGenericType()) + " " + field.getName();
    }

    private static String of(Constructor<?> constructor) {
        return modifiers(constructor) + variables(constructor.getTypeParameters()) + "new" + parameters(constructor);
    }

    private static String of(Method method) {
        String preset =
                method.getDefaultValue() == null ? "" : " default " + DefaultValues.text(method.getDefaultValue());
        return modifiers(method) + (method.isDefault() ? "default " : "") + variables(method.getTypeParameters())
                + names(method.getGenericReturnType()) + " " + method.getName() + parameters(method) + preset;
    }

    private static String parameters(Executable executable) {
        Type[] thrown = executable.getGenericExceptionTypes();
        return "(" + names(executable.getGenericParameterTypes()) + ")" + (executable.isVarArgs() ? " varargs" : "")
                + (thrown.length == 0 ? "" : " throws " + names(thrown));
    }

    /** Returns the modifiers that matter to callers, except {@code public}. */
    private static String modifiers(Member member) {
        int concerns = Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL;
        int all = member instanceof Method && Modifier.isStatic(member.getModifiers())
                ? concerns & ~Modifier.FINAL
                : concerns;
        String text = Modifier.toString(member.getModifiers() & all);
        boolean isAbstract = Modifier.isAbstract(member.getModifiers())
                && !member.getDeclaringClass().isAnnotation();
        return (text.isEmpty() ? "" : text + " ") + (isAbstract ? "abstract " : "");
    }

    static String variables(TypeVariable<?>[] variables) {
        return variables.length == 0
                ? ""
                : Arrays.stream(variables)
                        .map(variable -> variable.getName() + bounds(variable.getBounds()))
                        .collect(Collectors.joining(", ", "<", "> "));
    }

    private static String bounds(Type[] bounds) {
        return Arrays.equals(bounds, new Type[] {Object.class})
                ? ""
                : " extends " + Arrays.stream(bounds).map(Type::getTypeName).collect(Collectors.joining(" & "));
    }

    static String names(Type... types) {
        return Arrays.stream(types).map(Type::getTypeName).collect(Collectors.joining(", "));
    }

    private static boolean isVisible(Member member) {
        return isVisible(member.getModifiers()) && !member.isSynthetic();
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }
}
