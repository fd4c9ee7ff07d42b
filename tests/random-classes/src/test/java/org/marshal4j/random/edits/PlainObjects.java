package org.marshal4j.random.edits;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * The objects of the classes of one revision, from plain ones and back.
 *
 * @param met what became of each object of one message to which references are shared
 */
record PlainObjects(Version version, ClassLoader loader, Map<Object, Object> met) {
    PlainObjects(Version version, ClassLoader loader) {
        this(version, loader, Map.of());
    }

    /** Returns the object of a message. */
    Object toJava(Map<Integer, Object> root) {
        return message().sharedToJava(version.root().name(), root);
    }

    /** The reverse. */
    Map<Integer, Object> toPlain(Object root) {
        return message().sharedToPlain(version.root().name(), root);
    }

    private PlainObjects message() {
        return new PlainObjects(version, loader, new IdentityHashMap<>());
    }

    Class<?> type(String name) {
        try {
            return Class.forName(version.packageName() + "." + name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    ChronicleMarshaller<?> marshaller(String name) {
        return (ChronicleMarshaller<?>) get(field(type(name + "Marshaller"), "INSTANCE"), null);
    }

    Object constant(String type, String name) {
        return Arrays.stream(type(type).getEnumConstants())
                .filter(constant -> ((Enum<?>) constant).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Object toJava(String name, Map<Integer, Object> plain) {
        Class<?> type = type(name);
        if (!type.isRecord()) {
            Object object = Instances.empty(type);
            fill(name, object, plain);
            return object;
        }
        Map<String, Object> byName = new LinkedHashMap<>();
        values(name, plain).forEach((field, value) -> byName.put(field.name(), value));
        return Instances.record(type, component -> byName.get(component.getName()));
    }

    Object sharedToJava(String name, Map<Integer, Object> plain) {
        Object before = met.get(plain);
        if (before != null) {
            return before;
        }
        Class<?> type = type(name);
        Object object = type.isRecord() ? toJava(name, plain) : Instances.empty(type);
        met.put(plain, object);
        if (!type.isRecord()) {
            fill(name, object, plain);
        }
        return object;
    }

    private void fill(String name, Object object, Map<Integer, Object> plain) {
        values(name, plain)
                .forEach((field, value) -> Instances.set(field(object.getClass(), field.name()), object, value));
    }

    private Map<EditedField, Object> values(String name, Map<Integer, Object> plain) {
        Map<EditedField, Object> values = new LinkedHashMap<>();
        for (EditedField field : version.type(name).fields()) {
            Object value = plain.get(field.id());
            values.put(field, value == null ? null : field.kind().toJava(value, this));
        }
        return values;
    }

    Map<Integer, Object> toPlain(String name, Object object) {
        Map<Integer, Object> plain = new LinkedHashMap<>();
        fillPlain(name, plain, object);
        return plain;
    }

    @SuppressWarnings("unchecked")
    Map<Integer, Object> sharedToPlain(String name, Object object) {
        Object before = met.get(object);
        if (before != null) {
            return (Map<Integer, Object>) before;
        }
        Map<Integer, Object> plain = new LinkedHashMap<>();
        met.put(object, plain);
        fillPlain(name, plain, object);
        return plain;
    }

    private void fillPlain(String name, Map<Integer, Object> plain, Object object) {
        for (EditedField field : version.type(name).fields()) {
            plain.put(field.id(), plain(field, object));
        }
    }

    /** Returns the plain value that a field of an object has. */
    Object plain(EditedField field, Object object) {
        Object value = get(field(object.getClass(), field.name()), object);
        return value == null ? null : field.kind().toPlain(value, this);
    }

    /** Finds a field of a class or of a superclass. */
    private static Field field(Class<?> type, String name) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            try {
                Field field = each.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException e) {
                // One of the superclasses has it.
            }
        }
        throw new AssertionError(type + " has no field " + name);
    }

    private static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
