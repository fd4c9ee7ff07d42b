package org.marshal4j.published;

import java.lang.reflect.ParameterizedType;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.instancio.exception.InstancioException;

/**
 * Collections that are imported as their elements. They are created as programs create them, and filled with
 * {@code add}.
 */
final class Elements {
    private Elements() {}

    /** Returns those that an object of a class may hold in its fields, and the class itself if it is one. */
    static Set<Class<?>> reachableFrom(Class<?> type, MixIns mixIns) {
        Set<Class<?>> seen = new HashSet<>();
        Set<Class<?>> found = new HashSet<>();
        collect(type, mixIns, seen, found);
        return found;
    }

    private static void collect(Class<?> type, MixIns mixIns, Set<Class<?>> seen, Set<Class<?>> found) {
        if (mixIns.elements().isEmpty() || !seen.add(type)) {
            return;
        }
        if (mixIns.isElements(type)) {
            found.add(type);
            collect(elementOf(type), mixIns, seen, found);
        }
        Fields.ofAllLevels(type)
                .filter(field -> !mixIns.skips(field))
                .flatMap(field -> Fields.classesIn(field.getGenericType()))
                .forEach(held -> collect(held, mixIns, seen, found));
    }

    /** Returns a collection of two elements, if it accepts both. */
    @SuppressWarnings("unchecked")
    static Object filled(Class<?> type, int depth, long seed, Choices choices) {
        try {
            Collection<Object> made =
                    (Collection<Object>) type.getDeclaredConstructor().newInstance();
            for (int i = 0; i < 2; i++) {
                made.add(Filling.fill(elementOf(type), depth, seed + i, choices));
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new InstancioException(type.getName(), e);
        }
    }

    private static Class<?> elementOf(Class<?> type) {
        return (Class<?>) ((ParameterizedType) type.getGenericSuperclass()).getActualTypeArguments()[0];
    }
}
