package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.PrimitiveKind;
import org.marshal4j.schema.ValueKind;
import org.marshal4j.schema.WireType;

/** Objects of fixed size that are no boxes: a presence byte unless required, then the value; zeros when null. */
final class ValueCodec implements BlockCodec {

    /** All of them. */
    private static final List<Kind> KINDS = List.of(
            new Kind("java.time.Instant", "Instants", ValueKind.INSTANT),
            new Kind("java.time.Duration", "Durations", ValueKind.DURATION),
            new Kind("java.time.LocalDate", "LocalDates", ValueKind.DATE),
            new Kind("java.time.LocalTime", "LocalTimes", ValueKind.TIME),
            new Kind("java.time.LocalDateTime", "LocalDateTimes", ValueKind.DATE_TIME),
            new Kind("java.time.OffsetTime", "OffsetTimes", ValueKind.OFFSET_TIME),
            new Kind("java.time.OffsetDateTime", "OffsetDateTimes", ValueKind.OFFSET_DATE_TIME),
            new Kind("java.time.Period", "Periods", ValueKind.PERIOD),
            new Kind("java.time.Year", "Years", ValueKind.YEAR),
            new Kind("java.time.YearMonth", "YearMonths", ValueKind.YEAR_MONTH),
            new Kind("java.time.MonthDay", "MonthDays", ValueKind.MONTH_DAY),
            new Kind("java.time.ZoneOffset", "ZoneOffsets", ValueKind.ZONE_OFFSET),
            new Kind("java.util.UUID", "Uuids", ValueKind.UUID),
            new Kind("java.util.Date", "Dates", ValueKind.MILLIS),
            new Kind("java.sql.Date", "SqlDates", ValueKind.MILLIS),
            new Kind("java.sql.Time", "SqlTimes", ValueKind.MILLIS),
            new Kind("java.sql.Timestamp", "Timestamps", ValueKind.TIMESTAMP),
            new Kind("java.util.concurrent.atomic.AtomicInteger", "AtomicIntegers", PrimitiveKind.INT32),
            new Kind("java.util.concurrent.atomic.AtomicLong", "AtomicLongs", PrimitiveKind.INT64),
            new Kind("java.util.concurrent.atomic.AtomicBoolean", "AtomicBooleans", PrimitiveKind.BOOL),
            new Kind("java.util.OptionalInt", "OptionalInts", ValueKind.OPTIONAL_INT),
            new Kind("java.util.OptionalLong", "OptionalLongs", ValueKind.OPTIONAL_LONG),
            new Kind("java.util.OptionalDouble", "OptionalDoubles", ValueKind.OPTIONAL_DOUBLE));

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
     * @param wireType its wire type, where null is possible or not
     * @param bytes its size, without a presence byte
     * @param hasNull whether its own bytes can stand for null
     */
    private record Kind(String type, String runtime, Function<Boolean, WireType> wireType, int bytes, boolean hasNull) {

        Kind(String type, String runtime, ValueKind kind) {
            this(type, runtime, nullable -> new WireType.Value(kind, nullable), kind.size(), kind.hasNull());
        }

        Kind(String type, String runtime, PrimitiveKind kind) {
            this(type, runtime, nullable -> new WireType.Primitive(kind, nullable), kind.size(), false);
        }
    }

    static Optional<Binding> bind(FieldRequest request, CodecFinder codecs) {
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
    public WireType wireType() {
        return kind.wireType().apply(!required);
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
