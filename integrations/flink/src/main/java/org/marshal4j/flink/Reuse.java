package org.marshal4j.flink;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;

/** Knows which objects a marshaller can refill. Immutable and thread-safe. */
final class Reuse {
    private final boolean isFamily;

    /** The classes whose objects can be refilled; in a family, with their type ids. */
    private final Map<Class<?>, Long> fillable;

    private Reuse(boolean isFamily, Map<Class<?>, Long> fillable) {
        this.isFamily = isFamily;
        this.fillable = Map.copyOf(fillable);
    }

    static Reuse of(Marshalled<?> marshalled) {
        Marshaller<?> marshaller = marshalled.marshaller();
        Schema schema = marshaller.schema();
        Map<Class<?>, Long> fillable = new HashMap<>();
        if (!schema.isFamily() && isFillable(marshaller)) {
            fillable.put(marshalled.type(), 0L);
        }
        schema.members().forEach((id, name) -> {
            Class<?> member = member(marshalled, name);
            if (member != null) {
                fillable.put(member, (long) id);
            }
        });
        return new Reuse(schema.isFamily(), fillable);
    }

    /**
     * Finds a class of a family whose objects can be refilled. This cannot be told for the root, since its marshaller
     * refills objects of all classes.
     */
    private static @Nullable Class<?> member(Marshalled<?> root, String name) {
        try {
            Class<?> type = Class.forName(name, false, root.type().getClassLoader());
            return type != root.type() && isFillable(new Marshalled<>(type, root.importer()).marshaller())
                    ? type
                    : null;
        } catch (ClassNotFoundException | IllegalArgumentException e) {
            return null;
        }
    }

    /** If only a constructor can fill a class, its marshaller does not override the method. */
    private static boolean isFillable(Marshaller<?> marshaller) {
        try {
            return !marshaller
                    .getClass()
                    .getMethod("readInto", Object.class, Input.class)
                    .getDeclaringClass()
                    .isInterface();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether the next message can be read into an object. */
    boolean canFill(@Nullable Object reuse, Input in) {
        Long id = reuse == null ? null : fillable.get(reuse.getClass());
        return id != null && (!isFamily || id == nextId(in));
    }

    /** Whether a former message can be read into an object. Of a family, only the message tells the class. */
    boolean canFillFormer(Object reuse) {
        return !isFamily && fillable.containsKey(reuse.getClass());
    }

    private static long nextId(Input in) {
        long start = in.position();
        long id = in.readStopBit();
        in.position(start);
        return id;
    }

    /** Whether an object can become a copy of another. */
    boolean canCopy(Object from, @Nullable Object into) {
        return into != null
                && into != from
                && into.getClass() == from.getClass()
                && fillable.containsKey(into.getClass());
    }
}
