package org.marshal4j.runtime.inspect;

import java.util.function.Consumer;
import org.marshal4j.schema.wire.ValueKind;

/** Writes the bytes of random values of a fixed size, which are not null. Stateless. */
final class FixedSamples {
    private FixedSamples() {}

    /** Returns what writes such bytes for a kind. */
    static Consumer<SampleBytes> of(ValueKind kind) {
        return switch (kind) {
            case INSTANT -> SampleBytes::moment;
            case TIMESTAMP -> SampleBytes::moment;
            case DURATION -> SampleBytes::moment;
            case DATE -> SampleBytes::date;
            case TIME -> SampleBytes::time;
            case DATE_TIME -> SampleBytes::dateTime;
            case OFFSET_DATE_TIME ->
                to -> {
                    to.dateTime();
                    to.zoneOffset();
                };
            case OFFSET_TIME ->
                to -> {
                    to.time();
                    to.zoneOffset();
                };
            case PERIOD ->
                to -> {
                    to.int32(9);
                    to.int32(12);
                    to.int32(28);
                };
            case YEAR -> SampleBytes::year;
            case YEAR_MONTH -> SampleBytes::yearMonth;
            case MONTH_DAY -> SampleBytes::monthAndDay;
            case ZONE_OFFSET -> SampleBytes::zoneOffset;
            case UUID ->
                to -> to.out()
                        .writeLong(to.random().nextLong())
                        .writeLong(to.random().nextLong());
            case MILLIS -> to -> to.out().writeLong(to.random().nextInt(Integer.MAX_VALUE) * 1000L);
            case OPTIONAL_INT ->
                to -> {
                    to.out().writeByte((byte) 2);
                    to.int32(1000);
                };
            case OPTIONAL_LONG ->
                to -> to.out().writeByte((byte) 2).writeLong(to.random().nextInt(1000));
            case OPTIONAL_DOUBLE ->
                to -> to.out().writeByte((byte) 2).writeDouble(to.random().nextInt(1000) / 4d);
        };
    }
}
