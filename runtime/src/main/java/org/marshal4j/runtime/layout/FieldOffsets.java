package org.marshal4j.runtime.layout;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The fields of a class and its superclasses, sorted by offset, or the reason why the JVM does not reveal the offsets.
 *
 * @param slots the fields in memory order
 * @param problem the reason; null if the offsets are known
 */
record FieldOffsets(List<ObjectLayout.Slot> slots, @Nullable String problem) {
    static FieldOffsets of(Class<?> type) {
        List<ObjectLayout.Slot> slots = new ArrayList<>();
        for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
            for (Field field : owner.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                try {
                    slots.add(slot(field));
                } catch (RuntimeException e) {
                    return new FieldOffsets(List.of(), notTold(owner));
                }
            }
        }
        slots.sort(Comparator.comparingLong(ObjectLayout.Slot::offset));
        return new FieldOffsets(List.copyOf(slots), null);
    }

    /**
     * Returns the location of a field.
     *
     * @throws UnsupportedOperationException if the JVM does not reveal it
     */
    static ObjectLayout.Slot slot(Field field) {
        return new ObjectLayout.Slot(
                field.getDeclaringClass(),
                field.getName(),
                field.getType(),
                RawMemory.fieldOffset(field),
                JvmLayout.sizeOf(field.getType()));
    }

    static String notTold(Class<?> owner) {
        if (!RawMemory.REACHES_OBJECTS) {
            return "the memory of objects is out of reach without sun.misc.Unsafe";
        }
        String kind = owner.isRecord() ? "a record" : owner.isHidden() ? "a hidden class" : owner.getName();
        return "the JVM does not reveal where the fields of " + kind + " lie";
    }

    /** The size of the whole object. */
    long size() {
        int alignment = JvmLayout.OBJECT_ALIGNMENT;
        return (end() + alignment - 1) / alignment * alignment;
    }

    List<ObjectLayout.Gap> gaps() {
        List<ObjectLayout.Gap> gaps = new ArrayList<>();
        long end = JvmLayout.headerSize();
        for (ObjectLayout.Slot slot : slots) {
            addGap(gaps, end, slot.offset());
            end = slot.end();
        }
        addGap(gaps, end, size());
        return List.copyOf(gaps);
    }

    private long end() {
        return slots.isEmpty()
                ? JvmLayout.headerSize()
                : slots.get(slots.size() - 1).end();
    }

    private static void addGap(List<ObjectLayout.Gap> gaps, long from, long to) {
        if (to > from) {
            gaps.add(new ObjectLayout.Gap(from, to - from));
        }
    }
}
