package org.marshal4j.tools.filter;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/** Creates the parts that read single values without creating objects; null for types that have none. */
final class LeafParts {
    private LeafParts() {}

    static @Nullable Part of(WireType type, int slot) {
        if (type.kind() instanceof PrimitiveKind kind) {
            return primitive(kind, type.nullable(), slot);
        }
        if (type.kind() instanceof TextKind) {
            int max = type.most();
            return (in, slots) -> text(Counted.readText("a text", max, in), in, slots, slot);
        }
        if (type instanceof WireType.Enumeration enumeration) {
            String[] constants = enumeration.constants().toArray(String[]::new);
            return (in, slots) -> {
                int index = StopBit.read(in);
                if (index >= 0) {
                    slots.text(slot, constants[known(index, constants)]);
                }
            };
        }
        return type.kind() instanceof SpecialKind kind ? stopBit(kind, type.nullable(), slot) : null;
    }

    private static int known(int index, String[] constants) {
        if (index >= constants.length) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX, "index " + index + ", but there are " + constants.length);
        }
        return index;
    }

    private static void text(int count, Input in, Slots slots, int slot) {
        if (count >= 0) {
            long start = in.position();
            in.skip(count);
            slots.bytes(slot, start, count);
        }
    }

    private static @Nullable Part stopBit(SpecialKind kind, boolean nullable, int slot) {
        Part number = switch (kind) {
            case STOP_SHORT, STOP_INT, STOP_LONG -> (in, slots) -> slots.whole(slot, in.readStopBit());
            default -> null;
        };
        if (number == null || !nullable) {
            return number;
        }
        return (in, slots) -> {
            if (Presence.read(in)) {
                number.run(in, slots);
            }
        };
    }

    private static Part primitive(PrimitiveKind kind, boolean nullable, int slot) {
        Loader loader = loader(kind, slot);
        int size = kind.size();
        return nullable
                ? (in, slots) -> {
                    long offset = in.take(size + 1);
                    if (Presence.get(in.base(), offset)) {
                        loader.load(in.base(), offset + 1, slots);
                    }
                }
                : (in, slots) -> loader.load(in.base(), in.take(size), slots);
    }

    /** Puts the value at a location into a slot. */
    private interface Loader {
        void load(@Nullable Object base, long offset, Slots slots);
    }

    private static Loader loader(PrimitiveKind kind, int slot) {
        return switch (kind) {
            case BOOL -> (base, offset, slots) -> slots.truth(slot, Booleans.get(base, offset));
            case INT8 -> (base, offset, slots) -> slots.whole(slot, RawMemory.getByte(base, offset));
            case INT16 -> (base, offset, slots) -> slots.whole(slot, RawMemory.getShort(base, offset));
            case INT32 -> (base, offset, slots) -> slots.whole(slot, RawMemory.getInt(base, offset));
            case INT64 -> (base, offset, slots) -> slots.whole(slot, RawMemory.getLong(base, offset));
            case FLOAT32 ->
                (base, offset, slots) -> slots.floating(slot, Float.intBitsToFloat(RawMemory.getInt(base, offset)));
            case FLOAT64 ->
                (base, offset, slots) -> slots.floating(slot, Double.longBitsToDouble(RawMemory.getLong(base, offset)));
            case CHAR16 ->
                (base, offset, slots) -> slots.text(slot, String.valueOf((char) RawMemory.getShort(base, offset)));
        };
    }
}
