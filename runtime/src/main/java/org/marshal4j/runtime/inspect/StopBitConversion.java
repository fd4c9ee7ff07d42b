package org.marshal4j.runtime.inspect;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.value.Durations;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.LocalDateTimes;
import org.marshal4j.runtime.generated.value.LocalDates;
import org.marshal4j.runtime.generated.value.LocalTimes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/** Values that have two wire types, with and without {@code @StopBit}. */
final class StopBitConversion {
    private StopBitConversion() {}

    /** Whether two wire types differ only because of the annotation. */
    static boolean isPossible(WireType was, WireType is) {
        String plain = plain(was);
        return !plain.isEmpty() && plain.equals(plain(is));
    }

    private static String plain(WireType type) {
        if (type instanceof WireType.Value fixed) {
            return fixed.kind().wireName();
        }
        return type instanceof WireType.Special special ? special.kind().plainName() : "";
    }

    /** Writes a value without a presence byte. */
    static void write(Object value, WireType is, Output out) {
        if (is instanceof WireType.Special special) {
            SpecialValues.of(special.kind()).orElseThrow().write(value, out);
            return;
        }
        ValueKind kind = ((WireType.Value) is).kind();
        byte[] bytes = new byte[kind.size()];
        long at = RawMemory.ARRAY_OFFSET;
        switch (kind) {
            case INSTANT -> Instants.put(bytes, at, (Instant) value);
            case DURATION -> Durations.put(bytes, at, (Duration) value);
            case DATE -> LocalDates.put(bytes, at, (LocalDate) value);
            case TIME -> LocalTimes.put(bytes, at, (LocalTime) value);
            case DATE_TIME -> LocalDateTimes.put(bytes, at, (LocalDateTime) value);
            default -> throw new IllegalArgumentException(kind + " has no other form");
        }
        out.write(bytes);
    }
}
