package org.marshal4j.audit.mutation;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The ways in which a class makes its objects, other than by a constructor without parameters. */
final class Makers {

    private static final int MOST = 6;

    private Makers() {}

    /** Makes an object of random parameters. */
    interface Maker {
        Object make(RandomFields parameters) throws ReflectiveOperationException;
    }

    /** Constructors and methods of a class: the shortest ones first. */
    static List<Maker> of(Class<?> type) {
        List<Executable> found = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            found.addAll(List.of(type.getDeclaredConstructors()));
        }
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && type.isAssignableFrom(method.getReturnType())) {
                found.add(method);
            }
        }
        return found.stream()
                .filter(each -> each.getParameterCount() > 0
                        && !each.isSynthetic()
                        && !Modifier.isPrivate(each.getModifiers())
                        && !List.of(each.getParameterTypes()).contains(type))
                .sorted(Comparator.comparing(Executable::getParameterCount).thenComparing(Executable::toString))
                .limit(MOST)
                .map(Makers::maker)
                .toList();
    }

    private static Maker maker(Executable executable) {
        return values -> {
            Type[] types = executable.getGenericParameterTypes();
            Class<?>[] classes = executable.getParameterTypes();
            Object[] parameters = new Object[classes.length];
            for (int i = 0; i < classes.length; i++) {
                parameters[i] = values.value(types.length == classes.length ? types[i] : classes[i]);
            }
            executable.setAccessible(true);
            return executable instanceof Constructor<?> constructor
                    ? constructor.newInstance(parameters)
                    : ((Method) executable).invoke(null, parameters);
        };
    }
}
