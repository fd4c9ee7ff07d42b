package org.marshal4j.runtime.inspect;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
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
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.ValueKind;

/**
 * What inspection knows about one kind of value of fixed size. Immutable and thread-safe.
 *
 * @param load creates the value from its bytes
 * @param store writes these bytes again
 * @param sample writes the bytes of a random value that is not null
 */
record ValueCodec(Load<?> load, Store<?> store, Consumer<SampleBytes> sample) {
    private static final Map<ValueKind, ValueCodec> FORMS =
            Arrays.stream(ValueKind.values()).collect(Collectors.toMap(kind -> kind, ValueCodec::make));

    /** Creates a value from the bytes at a location, with the method that generated code calls. */
    interface Load<X> {
        @Nullable
        X load(@Nullable X current, @Nullable Object base, long offset);
    }

    /** Stores a value at a location, with the method that generated code calls. */
    interface Store<X> {
        void store(@Nullable Object base, long offset, X value);
    }

    /** The codec of a kind. */
    static ValueCodec of(ValueKind kind) {
        return Objects.requireNonNull(FORMS.get(kind));
    }

    /** The object that the bytes encode; throws {@link MarshalException} if there is none. */
    @Nullable
    Object decode(byte[] bytes) {
        return load.load(null, bytes, RawMemory.ARRAY_OFFSET);
    }

    /** The bytes of an object that {@link #decode} returned. */
    byte[] encode(ValueKind kind, Object value) {
        byte[] bytes = new byte[kind.size()];
        store(store, bytes, value);
        return bytes;
    }

    @SuppressWarnings("unchecked") // the kind tells the class of its values
    private static <X> void store(Store<X> store, byte[] bytes, Object value) {
        store.store(bytes, RawMemory.ARRAY_OFFSET, (X) value);
    }

    private static ValueCodec make(ValueKind kind) {
        return switch (kind) {
            case INSTANT -> codec(Instants::get, Instants::put, SampleBytes::moment);
            // The text of a Timestamp would depend on this machine's time zone.
            case TIMESTAMP ->
                codec(
                        (now, base, at) -> Timestamps.get(null, base, at).toInstant(),
                        Instants::put,
                        SampleBytes::moment);
            case DURATION -> codec(Durations::get, Durations::put, SampleBytes::moment);
            case DATE -> codec(LocalDates::get, LocalDates::put, SampleBytes::date);
            case TIME -> codec(LocalTimes::get, LocalTimes::put, SampleBytes::time);
            case DATE_TIME -> codec(LocalDateTimes::get, LocalDateTimes::put, SampleBytes::dateTime);
            case OFFSET_DATE_TIME ->
                codec(OffsetDateTimes::get, OffsetDateTimes::put, to -> {
                    to.dateTime();
                    to.zoneOffset();
                });
            case OFFSET_TIME ->
                codec(OffsetTimes::get, OffsetTimes::put, to -> {
                    to.time();
                    to.zoneOffset();
                });
            case PERIOD ->
                codec(Periods::get, Periods::put, to -> {
                    to.int32(9);
                    to.int32(12);
                    to.int32(28);
                });
            case YEAR -> codec(Years::get, Years::put, SampleBytes::year);
            case YEAR_MONTH -> codec(YearMonths::get, YearMonths::put, SampleBytes::yearMonth);
            case MONTH_DAY -> codec(MonthDays::get, MonthDays::put, SampleBytes::monthAndDay);
            case ZONE_OFFSET -> codec(ZoneOffsets::get, ZoneOffsets::put, SampleBytes::zoneOffset);
            case UUID ->
                codec(
                        Uuids::get,
                        Uuids::put,
                        to -> to.out()
                                .writeLong(to.random().nextLong())
                                .writeLong(to.random().nextLong()));
            case MILLIS ->
                codec(
                        Dates::get,
                        Dates::put,
                        to -> to.out().writeLong(to.random().nextInt(Integer.MAX_VALUE) * 1000L));
            case OPTIONAL_INT ->
                codec(OptionalInts::getNullable, OptionalInts::put, to -> {
                    to.out().writeByte((byte) 2);
                    to.int32(1000);
                });
            case OPTIONAL_LONG ->
                codec(
                        OptionalLongs::getNullable,
                        OptionalLongs::put,
                        to -> to.out().writeByte((byte) 2).writeLong(to.random().nextInt(1000)));
            case OPTIONAL_DOUBLE ->
                codec(
                        OptionalDoubles::getNullable,
                        OptionalDoubles::put,
                        to -> to.out()
                                .writeByte((byte) 2)
                                .writeDouble(to.random().nextInt(1000) / 4d));
        };
    }

    private static <X> ValueCodec codec(Load<X> load, Store<X> store, Consumer<SampleBytes> sample) {
        return new ValueCodec(load, store, sample);
    }
}
