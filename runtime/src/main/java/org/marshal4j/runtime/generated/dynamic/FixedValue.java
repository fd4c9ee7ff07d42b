package org.marshal4j.runtime.generated.dynamic;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.value.Dates;
import org.marshal4j.runtime.generated.value.Durations;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.LocalDateTimes;
import org.marshal4j.runtime.generated.value.LocalDates;
import org.marshal4j.runtime.generated.value.LocalTimes;
import org.marshal4j.runtime.generated.value.MonthDays;
import org.marshal4j.runtime.generated.value.OffsetDateTimes;
import org.marshal4j.runtime.generated.value.OffsetTimes;
import org.marshal4j.runtime.generated.value.OptionalDoubles;
import org.marshal4j.runtime.generated.value.OptionalInts;
import org.marshal4j.runtime.generated.value.OptionalLongs;
import org.marshal4j.runtime.generated.value.Periods;
import org.marshal4j.runtime.generated.value.Timestamps;
import org.marshal4j.runtime.generated.value.Uuids;
import org.marshal4j.runtime.generated.value.YearMonths;
import org.marshal4j.runtime.generated.value.Years;
import org.marshal4j.runtime.generated.value.ZoneOffsets;
import org.marshal4j.schema.wire.ValueKind;

/**
 * How values of a fixed size are loaded and stored, by the methods that generated code calls. Immutable and thread-safe.
 *
 * @param load creates the value from its bytes
 * @param store stores these bytes again
 */
public record FixedValue<X>(Load<X> load, Store<X> store) {
    private static final Map<ValueKind, FixedValue<?>> ALL =
            Arrays.stream(ValueKind.values()).collect(Collectors.toMap(kind -> kind, FixedValue::make));

    /** Creates a value from the bytes at a location. */
    public interface Load<X> {
        /**
         * Creates it.
         *
         * @throws MarshalException if the bytes are those of none
         */
        @Nullable
        X load(@Nullable X current, @Nullable Object base, long offset);
    }

    /** Stores a value at a location. */
    public interface Store<X> {
        /** Stores it. */
        void store(@Nullable Object base, long offset, X value);
    }

    /** Returns how values of a kind are loaded and stored. */
    public static FixedValue<?> of(ValueKind kind) {
        return Objects.requireNonNull(ALL.get(kind));
    }

    /**
     * Returns the value at a location; null if the kind has its own null.
     *
     * @throws MarshalException if the bytes are those of none
     */
    public @Nullable X at(@Nullable Object base, long offset) {
        return load.load(null, base, offset);
    }

    /** Stores a value that {@link #at} returned, or that a form of the same class with {@code @StopBit} did. */
    @SuppressWarnings("unchecked") // the kind tells the class of its values
    public void put(@Nullable Object base, long offset, Object value) {
        store.store(base, offset, (X) value);
    }

    private static FixedValue<?> make(ValueKind kind) {
        return switch (kind) {
            case INSTANT -> value(Instants::get, Instants::put);
            // The text of a Timestamp would depend on this machine's time zone.
            case TIMESTAMP ->
                value((now, base, at) -> Timestamps.get(null, base, at).toInstant(), Instants::put);
            case DURATION -> value(Durations::get, Durations::put);
            case DATE -> value(LocalDates::get, LocalDates::put);
            case TIME -> value(LocalTimes::get, LocalTimes::put);
            case DATE_TIME -> value(LocalDateTimes::get, LocalDateTimes::put);
            case OFFSET_DATE_TIME -> value(OffsetDateTimes::get, OffsetDateTimes::put);
            case OFFSET_TIME -> value(OffsetTimes::get, OffsetTimes::put);
            case PERIOD -> value(Periods::get, Periods::put);
            case YEAR -> value(Years::get, Years::put);
            case YEAR_MONTH -> value(YearMonths::get, YearMonths::put);
            case MONTH_DAY -> value(MonthDays::get, MonthDays::put);
            case ZONE_OFFSET -> value(ZoneOffsets::get, ZoneOffsets::put);
            case UUID -> value(Uuids::get, Uuids::put);
            case MILLIS -> value(Dates::get, Dates::put);
            case OPTIONAL_INT -> value(OptionalInts::getNullable, OptionalInts::put);
            case OPTIONAL_LONG -> value(OptionalLongs::getNullable, OptionalLongs::put);
            case OPTIONAL_DOUBLE -> value(OptionalDoubles::getNullable, OptionalDoubles::put);
        };
    }

    private static <X> FixedValue<X> value(Load<X> load, Store<X> store) {
        return new FixedValue<>(load, store);
    }
}
