package org.marshal4j.benchmarks.peer;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * Converts the objects of a workload to those of other classes. A library that has requirements for the classes of its
 * messages has a copy of each in a package of its own, under the same name and with the same public fields. This is
 * slow, but never measured.
 */
public final class Copies {
    private final Class<?> type;
    private final Map<Class<?>, Class<?>> counterparts = new HashMap<>();

    private Copies(Workload workload, String folder) throws ClassNotFoundException {
        type = Class.forName(folder + '.' + workload.type().getSimpleName());
        for (Class<?> model : workload.classes()) {
            if (!model.isEnum()) {
                find(folder, model).ifPresent(copy -> {
                    counterparts.put(model, copy);
                    counterparts.put(copy, model);
                });
            }
        }
    }

    /** Returns the copies in the package of a class; none if the workload has no copies there. */
    public static Optional<Copies> of(Workload workload, Class<?> neighbour) {
        try {
            return Optional.of(new Copies(workload, neighbour.getPackageName()));
        } catch (ClassNotFoundException none) {
            return Optional.empty();
        }
    }

    private static Optional<Class<?>> find(String folder, Class<?> model) {
        try {
            return Optional.of(Class.forName(folder + '.' + model.getSimpleName()));
        } catch (ClassNotFoundException none) {
            return Optional.empty();
        }
    }

    /** Returns the copy of {@link Workload#type}. */
    public Class<?> type() {
        return type;
    }

    /** Converts an object of the workload's classes to one of the copies, or the other way round. */
    public Object convert(Object object) {
        return convert(object, new IdentityHashMap<>());
    }

    private Object convert(Object value, Map<Object, Object> done) {
        if (value instanceof List<?> list) {
            List<Object> elements = new ArrayList<>();
            list.forEach(element -> elements.add(convert(element, done)));
            return elements;
        }
        if (value == null || !counterparts.containsKey(value.getClass())) {
            return value;
        }
        Object known = done.get(value);
        return known != null ? known : convertFields(value, done);
    }

    private Object convertFields(Object value, Map<Object, Object> done) {
        Class<?> from = value.getClass();
        Class<?> to = counterparts.get(from);
        if (!names(from).equals(names(to))) {
            throw new IllegalStateException(from + " and " + to + " have other fields");
        }
        try {
            Object result = to.getConstructor().newInstance();
            done.put(value, result);
            for (String name : names(from)) {
                to.getField(name).set(result, convert(from.getField(name).get(value), done));
            }
            return result;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Set<String> names(Class<?> type) {
        return Arrays.stream(type.getFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .map(Field::getName)
                .collect(Collectors.toSet());
    }
}
