package org.marshal4j.published;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Classes that build others, such as those that Lombok generates. They have state, but nobody sends it. */
final class Builders {

    private Builders() {}

    /** Returns the classes that are builders and that none of the other classes holds. */
    static Set<Class<?>> amongst(List<Class<?>> types) {
        Set<Class<?>> builders = new HashSet<>();
        types.stream().filter(Builders::isBuilder).forEach(builders::add);
        types.forEach(type -> Candidates.heldBy(type).stream()
                .filter(held -> !held.equals(type))
                .forEach(builders::remove));
        return builders;
    }

    /**
     * Whether it is a static nested class with a method that returns the enclosing class. It must not be a getter: no
     * field may hold such an object.
     */
    static boolean isBuilder(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer != null
                && Modifier.isStatic(type.getModifiers())
                && Fields.ofAllLevels(type).noneMatch(field -> field.getType() == outer)
                && Arrays.stream(type.getMethods()).anyMatch(method -> makes(method, outer));
    }

    private static boolean makes(Method method, Class<?> outer) {
        return method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers())
                && method.getReturnType() == outer;
    }
}
