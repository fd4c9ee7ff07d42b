package org.marshal4j.wire;

import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies the fields of an object that its constructor has made into one that is there, final ones too: readers of Wire hand over objects to
 * be filled, and Wire's own way fills those. Thread-safe.
 */
public final class FieldCopies {
    private final Class<?> type;
    private final List<String> names;

    /** Found when the first object is copied: a program that only writes need not open its package. */
    private volatile Field @Nullable [] fields;

    private FieldCopies(Class<?> type, List<String> names) {
        this.type = type;
        this.names = names;
    }

    /** The copies of fields of a class and its superclasses, in which no two have the same name. */
    public static FieldCopies of(Class<?> type, String... names) {
        return new FieldCopies(type, List.of(names));
    }

    /**
     * Copies the values; those of other fields stay.
     *
     * @throws java.lang.reflect.InaccessibleObjectException if the class is in a package that its module does not open to this one
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
                // It is one of a superclass.
            }
        }
        throw new IllegalArgumentException(type.getName() + " has no field " + name);
    }
}
