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
 * @param sample writes the bytes of a random value that is not null
 */
record ValueCodec(Load<?> load, Consumer<SampleBytes> sample) {
    private static final Map<ValueKind, ValueCodec> FORMS =
            Arrays.stream(ValueKind.values()).collect(Collectors.toMap(kind -> kind, ValueCodec::make));

    /** Creates a value from the bytes at a location, with the method that generated code calls. */
    interface Load<X> {
        @Nullable
        X load(@Nullable X current, @Nullable Object base, long offset);
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

    private static ValueCodec make(ValueKind kind) {
        return switch (kind) {
            case INSTANT -> codec(Instants::get, SampleBytes::moment);
            // The text of a Timestamp would depend on this machine's time zone.
            case TIMESTAMP ->
                codec((now, base, at) -> Timestamps.get(null, base, at).toInstant(), SampleBytes::moment);
            case DURATION -> codec(Durations::get, SampleBytes::moment);
            case DATE -> codec(LocalDates::get, SampleBytes::date);
            case TIME -> codec(LocalTimes::get, SampleBytes::time);
            case DATE_TIME -> codec(LocalDateTimes::get, SampleBytes::dateTime);
            case OFFSET_DATE_TIME ->
                codec(OffsetDateTimes::get, to -> {
                    to.dateTime();
                    to.zoneOffset();
                });
            case OFFSET_TIME ->
                codec(OffsetTimes::get, to -> {
                    to.time();
                    to.zoneOffset();
                });
            case PERIOD ->
                codec(Periods::get, to -> {
                    to.int32(9);
                    to.int32(12);
                    to.int32(28);
                });
            case YEAR -> codec(Years::get, SampleBytes::year);
            case YEAR_MONTH -> codec(YearMonths::get, SampleBytes::yearMonth);
            case MONTH_DAY -> codec(MonthDays::get, SampleBytes::monthAndDay);
            case ZONE_OFFSET -> codec(ZoneOffsets::get, SampleBytes::zoneOffset);
            case UUID ->
                codec(
                        Uuids::get,
                        to -> to.out()
                                .writeLong(to.random().nextLong())
                                .writeLong(to.random().nextLong()));
            case MILLIS ->
                codec(Dates::get, to -> to.out().writeLong(to.random().nextInt(Integer.MAX_VALUE) * 1000L));
            case OPTIONAL_INT ->
                codec(OptionalInts::getNullable, to -> {
                    to.out().writeByte((byte) 2);
                    to.int32(1000);
                });
            case OPTIONAL_LONG ->
                codec(
                        OptionalLongs::getNullable,
                        to -> to.out().writeByte((byte) 2).writeLong(to.random().nextInt(1000)));
            case OPTIONAL_DOUBLE ->
                codec(
                        OptionalDoubles::getNullable,
                        to -> to.out()
                                .writeByte((byte) 2)
                                .writeDouble(to.random().nextInt(1000) / 4d));
        };
    }

    private static <X> ValueCodec codec(Load<X> load, Consumer<SampleBytes> sample) {
        return new ValueCodec(load, sample);
    }
}
