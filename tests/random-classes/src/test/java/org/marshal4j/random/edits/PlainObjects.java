package org.marshal4j.random.edits;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** The objects of the classes of one revision, from plain ones and back. */
record PlainObjects(Version version, ClassLoader loader) {
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
        Map<String, Object> byName = new LinkedHashMap<>();
        for (EditedField field : version.type(name).fields()) {
            Object value = plain.get(field.id());
            byName.put(field.name(), value == null ? null : field.kind().toJava(value, this));
        }
        if (type.isRecord()) {
            return Instances.record(type, component -> byName.get(component.getName()));
        }
        Object object = Instances.empty(type);
        byName.forEach((field, value) -> Instances.set(field(type, field), object, value));
        return object;
    }

    Map<Integer, Object> toPlain(String name, Object object) {
        Map<Integer, Object> plain = new LinkedHashMap<>();
        for (EditedField field : version.type(name).fields()) {
            Object value = get(field(object.getClass(), field.name()), object);
            plain.put(field.id(), value == null ? null : field.kind().toPlain(value, this));
        }
        return plain;
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
