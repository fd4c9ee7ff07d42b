package org.marshal4j.blackbox.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * Knows which types always take the same number of bytes: primitives, boxes, and nested types that hold nothing else.
 */
final class FixedSize {
    private static final Map<Class<?>, Integer> BOXES = Map.ofEntries(
            Map.entry(Boolean.class, 1),
            Map.entry(Byte.class, 1),
            Map.entry(Short.class, 2),
            Map.entry(Character.class, 2),
            Map.entry(Integer.class, 4),
            Map.entry(Float.class, 4),
            Map.entry(Long.class, 8),
            Map.entry(Double.class, 8));
    private static final Map<Class<?>, Integer> PRIMITIVES = Map.ofEntries(
            Map.entry(boolean.class, 1),
            Map.entry(byte.class, 1),
            Map.entry(short.class, 2),
            Map.entry(char.class, 2),
            Map.entry(int.class, 4),
            Map.entry(float.class, 4),
            Map.entry(long.class, 8),
            Map.entry(double.class, 8));

    private FixedSize() {}

    /** Returns the number of bytes of a box's value, or 0 if the class is no box. */
    static int ofBox(Class<?> type) {
        return BOXES.getOrDefault(type, 0);
    }

    /** Returns the number of bytes of a box's value or of a nested type's fields, or 0 if it is not always the same. */
    static int of(Class<?> type) {
        int box = ofBox(type);
        return box > 0 ? box : Math.max(0, ofFields(type, new ArrayDeque<>()));
    }

    /** Returns −1 if the size is not fixed. */
    private static int ofFields(Class<?> type, Deque<Class<?>> within) {
        if (HandWritten.of(null, type) != null) {
            return ofForm(HandWritten.of(null, type));
        }
        if (within.contains(type)
                || type.getName().startsWith("java.")
                || type.isArray()
                || type.isEnum()
                || type.getName().startsWith("net.openhft.")
                || TypeFacts.isFamily(type)
                || TypeFacts.of(type).shared()
                || TypeFacts.isEvolvable(type)) {
            return -1;
        }
        within.push(type);
        int sum = 0;
        for (WireField field : WireFields.of(type)) {
            int size = ofField(field, within);
            if (size < 0) {
                sum = -1;
                break;
            }
            sum += size;
        }
        within.pop();
        return sum;
    }

    private static int ofForm(HandWritten.Form form) {
        return form.size() > 0 ? form.size() : -1;
    }

    private static int ofField(WireField field, Deque<Class<?>> within) {
        Class<?> type =
                field.type() instanceof Class<?> bound ? bound : field.field().getType();
        if (field.has("Encoded")) {
            return new EncodedForms(field, new PlainBytes()).size(type);
        }
        if (field.has("StopBit") || field.has("Shared") || field.has("MaxLength") || field.has("OneOf")) {
            return -1;
        }
        if (type.isPrimitive()) {
            return PRIMITIVES.get(type);
        }
        if (field.has("FixedLength")) {
            int length = field.number("FixedLength");
            return type == String.class
                    ? length + (length > 254 ? 2 : 1)
                    : PRIMITIVES.get(type.getComponentType()) * length + (field.required() ? 0 : 1);
        }
        Leaf<?> leaf = Leaves.of(type);
        if (leaf != null && !field.has("MarshalWith")) {
            return leaf.sizeInBlock(field.required());
        }
        int own = ofBox(type);
        int size =
                own > 0 ? own : field.has("MarshalWith") ? ofForm(HandWritten.of(field, type)) : ofFields(type, within);
        return size < 0 || field.required() ? size : size + 1;
    }
}
