package org.marshal4j.blackbox.kit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;
import org.marshal4j.runtime.view.FamilyView;
import org.marshal4j.runtime.view.MessageView;

/** The generated view of a class, used by reflection. Method names follow the rule in docs/views.md. */
public final class ViewOf<T> {
    private final GeneratedView view;
    private final List<Shown> fields = new ArrayList<>();

    private ViewOf(GeneratedView view, Class<T> type) throws NoSuchMethodException {
        this.view = view;
        Set<String> taken = new HashSet<>();
        Stream.of(MessageView.class, MessageView.class.getSuperclass(), Object.class)
                .flatMap(each -> Stream.of(each.getDeclaredMethods()))
                .filter(method -> (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0)
                .forEach(method -> taken.add(method.getName()));
        for (WireField field : WireFields.of(type)) {
            StringBuilder name = new StringBuilder(field.field().getName());
            while (!taken.add(name.toString())) {
                name.append('_');
            }
            Method get = view.type().getDeclaredMethod(name.toString());
            get.setAccessible(true);
            Method set = Stream.of(view.type().getDeclaredMethods())
                    .filter(method -> method.getName().contentEquals(name)
                            && method.getParameterCount() == 1
                            && method.getReturnType() == void.class)
                    .findFirst()
                    .orElse(null);
            fields.add(new Shown(field, get, set));
        }
    }

    /**
     * A field, and the view's methods for it.
     *
     * @param set null if the field cannot be set
     */
    public record Shown(WireField field, Method get, Method set) {
        /** Returns what the view shows. If that is another view, returns its object. */
        public Object get(MessageView<?, ?> view) {
            Object value = call(get, view);
            return value instanceof MessageView<?, ?> inside ? inside.toObject() : value;
        }

        /** Sets the field. */
        public void set(MessageView<?, ?> view, Object value) {
            set.setAccessible(true);
            call(set, view, value);
        }

        /** Calls another method of the field. Returns null if there is no such method. */
        public Object further(MessageView<?, ?> view, String suffix, Class<?> parameter, Object argument) {
            try {
                Method method = parameter == null
                        ? view.getClass().getDeclaredMethod(get.getName() + suffix)
                        : view.getClass().getDeclaredMethod(get.getName() + suffix, parameter);
                method.setAccessible(true);
                return parameter == null ? call(method, view) : call(method, view, argument);
            } catch (NoSuchMethodException e) {
                return null;
            }
        }

        @Override
        public String toString() {
            return field.field().toString();
        }
    }

    static Object call(Method method, Object view, Object... arguments) {
        try {
            return method.invoke(view, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException ours) {
                throw ours;
            }
            throw new AssertionError(method.toString(), e.getCause());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the view of a class, or null if it has none. */
    public static <T> ViewOf<T> of(Dto<T> dto) {
        GeneratedView view = GeneratedView.of(dto.marshaller());
        try {
            // The view of a family has no fields: it shows objects with the views of their classes.
            boolean hasFields = view != null && !FamilyView.class.isAssignableFrom(view.type());
            return hasFields ? new ViewOf<>(view, dto.type()) : null;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Creates a new view without bytes. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // the constructor of the type's own view
    public MessageView<T, ?> make() {
        return (MessageView) view.make();
    }

    /** Returns the fields in the order of the message. */
    public List<Shown> fields() {
        return fields;
    }
}
