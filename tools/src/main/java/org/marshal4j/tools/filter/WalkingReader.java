package org.marshal4j.tools.filter;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.inspect.SchemaWalker;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/** Reads fields wherever they are in a message, by a walk over all of it. */
final class WalkingReader implements Reader {
    private final MessageType type;
    private final Map<String, Integer> slotOf = new HashMap<>();

    /** What the paths of all fields of an object begin with. Nothing reports an object that has no byte of its own. */
    private final Map<String, Integer> slotOfObject = new HashMap<>();

    WalkingReader(MessageType type, List<String> paths) {
        this.type = type;
        for (String path : paths) {
            int slot = slotOf.size();
            slotOf.put(path, slot);
            if (PathTypes.of(type, path).stream()
                    .anyMatch(each -> !each.heldTypes().isEmpty())) {
                slotOfObject.put(path + ".", slot);
            }
        }
    }

    @Override
    public int read(byte[] array, int from, int limit, Slots slots) {
        return (int) SchemaWalker.walk(
                type.schema(),
                type.schemas(),
                RandomBytes.of(array),
                from,
                limit,
                (path, offset, length, wire, value) -> {
                    Integer slot = slotOf.get(path);
                    if (slot != null) {
                        put(slots, slot, wire, value, array, from + (int) offset, (int) length);
                    }
                    slotOfObject.forEach((object, of) -> {
                        if (path.startsWith(object) && slots.kind(of) == Slots.Kind.NOTHING) {
                            slots.object(of, wire);
                        }
                    });
                });
    }

    private static void put(
            Slots slots, int slot, WireType type, @Nullable Object value, byte[] array, int from, int length) {
        if (LeafValues.isAhead(type, value)) {
            return;
        }
        if (type instanceof WireType.OptionalOf) {
            slots.any(slot, null);
        } else if (type instanceof WireType.Dynamic
                || !type.parts().isEmpty()
                || !type.heldTypes().isEmpty()) {
            // Only whether it is null can be asked.
            slots.any(slot, value == null ? null : type);
        } else {
            boolean isTime = value != null && TimeTexts.of(value) != null;
            slots.any(slot, isTime ? value : LeafValues.shown(type, value, array, from, length));
        }
    }
}
