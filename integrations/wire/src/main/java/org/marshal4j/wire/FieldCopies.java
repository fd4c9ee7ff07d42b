package org.marshal4j.wire;

import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies the fields of an object that a constructor has created into an existing object, including final fields: Wire's
 * readers pass objects to fill, and Wire itself fills final fields. Thread-safe.
 */
public final class FieldCopies {
    private final Class<?> type;
    private final List<String> names;

    /** Found when the first object is copied, so that a program that only writes need not open its package. */
    private volatile Field @Nullable [] fields;

    private FieldCopies(Class<?> type, List<String> names) {
        this.type = type;
        this.names = names;
    }

    /**
     * {@return the copies of fields of a class and its superclasses}
     *
     * @param type the class
     * @param names the names of the fields, no two of which are the same
     */
    public static FieldCopies of(Class<?> type, String... names) {
        return new FieldCopies(type, List.of(names));
    }

    /**
     * Copies the values of the fields; those of other fields stay.
     *
     * @param from the object with the values
     * @param to the object that gets them
     * @throws java.lang.reflect.InaccessibleObjectException if the module of the class does not open its package to
     *     this module
     */
    public void copy(Object from, Object to) {
        Field[] found = fields;
        if (found == null) {
            found = names.stream().map(this::find).toArray(Field[]::new);
            fields = found;
        }
        try {
            for (Field field : found) {
                field.set(to, field.get(from));
            }
        } catch (IllegalAccessException e) {
            throw new UnsupportedOperationException("made by its constructor: read a new object", e);
        }
    }

    private Field find(String name) {
        for (Class<?> level = type; level != null; level = level.getSuperclass()) {
            try {
                Field field = level.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException e) {
                // A superclass declares it.
            }
        }
        throw new IllegalArgumentException(type.getName() + " has no field " + name);
    }
}
