package org.marshal4j.runtime.generated.encoded;

import java.sql.Timestamp;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.Timestamps;
import org.marshal4j.schema.wire.TimeForm;

/** For generated code only: timestamps as numbers. Apart from other times, as not every program has their module. */
public final class EncodedTimestamps {
    private EncodedTimestamps() {}

    /**
     * Returns the number of a timestamp, since 1970; what is smaller than the unit is cut off.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL201 for an object of a subclass; MARSHAL227 if the number
     *     does not fit in a long
     */
    public static long number(String name, TimeForm unit, Timestamp value) {
        Timestamps.check(name, value);
        return EncodedTimes.number(name, unit, Timestamps.seconds(value), value.getNanos());
    }

    /** Returns the timestamp of a number that was read: a new one, unless the field's own is equal. */
    public static Timestamp timestamp(TimeForm unit, @Nullable Timestamp current, long number) {
        long seconds = EncodedTimes.seconds(unit, number);
        int nanos = EncodedTimes.nanos(unit, number);
        return current != null && Timestamps.holds(current, seconds, nanos) ? current : Timestamps.of(seconds, nanos);
    }
}
