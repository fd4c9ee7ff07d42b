package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Objects of fixed size that are no boxes: a presence byte unless required, then the value; zeros when null. */
final class ValueCodec implements BlockCodec {

    /** All of them. */
    private static final List<Kind> KINDS = List.of(
            new Kind("java.time.Instant", "Instants", "instant", 12),
            new Kind("java.time.Duration", "Durations", "duration", 12),
            new Kind("java.time.LocalDate", "LocalDates", "date", 6),
            new Kind("java.time.LocalTime", "LocalTimes", "time", 8),
            new Kind("java.time.LocalDateTime", "LocalDateTimes", "datetime", 14),
            new Kind("java.time.OffsetTime", "OffsetTimes", "offsettime", 12),
            new Kind("java.time.OffsetDateTime", "OffsetDateTimes", "offsetdatetime", 18),
            new Kind("java.time.Period", "Periods", "period", 12),
            new Kind("java.time.Year", "Years", "year", 4),
            new Kind("java.time.YearMonth", "YearMonths", "yearmonth", 5),
            new Kind("java.time.MonthDay", "MonthDays", "monthday", 2),
            new Kind("java.time.ZoneOffset", "ZoneOffsets", "offset", 4),
            new Kind("java.util.UUID", "Uuids", "uuid", 16),
            new Kind("java.util.Date", "Dates", "millis", 8),
            new Kind("java.sql.Date", "SqlDates", "millis", 8),
            new Kind("java.sql.Time", "SqlTimes", "millis", 8),
            new Kind("java.sql.Timestamp", "Timestamps", "timestamp", 12),
            new Kind("java.util.concurrent.atomic.AtomicInteger", "AtomicIntegers", "int32", 4),
            new Kind("java.util.concurrent.atomic.AtomicLong", "AtomicLongs", "int64", 8),
            new Kind("java.util.concurrent.atomic.AtomicBoolean", "AtomicBooleans", "bool", 1),
            new Kind("java.util.OptionalInt", "OptionalInts", "optint32", 5),
            new Kind("java.util.OptionalLong", "OptionalLongs", "optint64", 9),
            new Kind("java.util.OptionalDouble", "OptionalDoubles", "optfloat64", 9));

    private final Kind kind;
    private final boolean required;

    private ValueCodec(Kind kind, boolean required) {
        this.kind = kind;
        this.required = required;
    }

    /**
     * One kind of them.
     *
     * @param type its class
     * @param runtime the class of the runtime that stores and loads it
     * @param wire its wire type
     * @param bytes its size, without a presence byte
     */
    private record Kind(String type, String runtime, String wire, int bytes) {

        /** Whether its own bytes can stand for null. */
        boolean hasNull() {
            return wire.startsWith("opt");
        }
    }

    static Optional<Binding> bind(FieldRequest request, Codecs codecs) {
        return request.type() instanceof TypeRef.OfClass named
                ? KINDS.stream()
                        .filter(kind -> kind.type().equals(named.name().qualified()))
                        .<Binding>map(kind -> new Binding.Bound(new ValueCodec(kind, request.required())))
                        .findFirst()
                : Optional.empty();
    }

    @Override
    public int bytes() {
        return kind.bytes() + (required || kind.hasNull() ? 0 : 1);
    }

    @Override
    public boolean isMemory() {
        return false;
    }

    @Override
    public int extraBytecodes() {
        return 6;
    }

    @Override
    public String wire() {
        return required ? kind.wire() : kind.wire() + "?";
    }

    @Override
    public Optional<CodeBlock> check(String label, CodeBlock value) {
        return required ? Optional.of(NullChecks.written(true, label, value)) : Optional.empty();
    }

    @Override
    public CodeBlock store(Address to, CodeBlock value) {
        return CodeBlock.of("$T.$L($L, $L)", runtime(), required ? "put" : "putNullable", to.arguments(), value);
    }

    @Override
    public CodeBlock load(Address from, CodeBlock current) {
        return CodeBlock.of("$T.$L($L, $L)", runtime(), required ? "get" : "getNullable", current, from.arguments());
    }

    private ClassName runtime() {
        return Names.support(kind.runtime());
    }
}
