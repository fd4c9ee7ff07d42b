package org.marshal4j.blackbox.kit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.view.MessageView;

/** The class of a generated view, used by reflection: all of its public methods, whatever they are for. */
final class GeneratedView {
    private static final ClassValue<GeneratedView> KNOWN = new ClassValue<>() {
        @Override
        protected GeneratedView computeValue(Class<?> type) {
            return new GeneratedView(type);
        }
    };

    private final Class<?> type;
    private final List<Method> methods;

    private GeneratedView(Class<?> type) {
        this.type = type;
        this.methods = Stream.of(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> !method.isSynthetic() && !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::toString))
                .toList();
        methods.forEach(method -> method.setAccessible(true));
    }

    /** Returns the view next to a marshaller; null if there is none. */
    static GeneratedView of(Marshaller<?> marshaller) {
        Class<?> type = marshaller.getClass();
        String name = type.getName().substring(0, type.getName().length() - "Marshaller".length()) + "View";
        try {
            Class<?> found = Class.forName(name, true, type.getClassLoader());
            return MessageView.class.isAssignableFrom(found) ? KNOWN.get(found) : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** Returns the class of a view. */
    static GeneratedView of(MessageView<?, ?> view) {
        return KNOWN.get(view.getClass());
    }

    /** Creates a view without bytes. */
    MessageView<?, ?> make() {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return (MessageView<?, ?>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the class itself. */
    Class<?> type() {
        return type;
    }

    /** Returns the public methods, in the same order in each run. */
    List<Method> methods() {
        return methods;
    }

    /** Whether a method is meant to change the message. The setters of some interfaces return the object. */
    boolean isSetter(Method method) {
        boolean isFluent = method.getParameterCount() == 1
                && method.getReturnType().isAssignableFrom(type)
                && Stream.of(type.getInterfaces()).anyMatch(bean -> declares(bean, method));
        return method.getReturnType() == void.class || isFluent;
    }

    private static boolean declares(Class<?> bean, Method method) {
        return Stream.of(bean.getMethods())
                .anyMatch(other -> other.getName().equals(method.getName())
                        && Arrays.equals(other.getParameterTypes(), method.getParameterTypes()));
    }
}
