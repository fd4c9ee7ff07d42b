package org.marshal4j.processor.codec.value;

import static org.marshal4j.processor.codec.value.LeafType.array;
import static org.marshal4j.processor.codec.value.LeafType.fixed;
import static org.marshal4j.processor.codec.value.LeafType.special;
import static org.marshal4j.processor.codec.value.LeafType.text;
import static org.marshal4j.processor.model.Option.DECIMAL;
import static org.marshal4j.processor.model.Option.INTERNED;
import static org.marshal4j.processor.model.Option.MAX_LENGTH;

import com.palantir.javapoet.ClassName;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;

/**
 * The table of classes whose values contain no others, except boxes. {@link ValueCodec} and {@link StandardCodec} use
 * it.
 */
public final class LeafTypes {

    private static final Map<String, LeafType> ALL = Stream.of(
                    fixed("java.time.Instant", "Instants", ValueKind.INSTANT)
                            .ordered()
                            .withStopBit(SpecialKind.STOP_INSTANT, 1),
                    fixed("java.time.Duration", "Durations", ValueKind.DURATION)
                            .ordered()
                            .withStopBit(SpecialKind.STOP_DURATION, 1),
                    fixed("java.time.LocalDate", "LocalDates", ValueKind.DATE).withStopBit(SpecialKind.STOP_DATE, 1),
                    fixed("java.time.LocalTime", "LocalTimes", ValueKind.TIME)
                            .ordered()
                            .withStopBit(SpecialKind.STOP_TIME, 1),
                    fixed("java.time.LocalDateTime", "LocalDateTimes", ValueKind.DATE_TIME)
                            .withStopBit(SpecialKind.STOP_DATE_TIME, 2),
                    fixed("java.time.OffsetTime", "OffsetTimes", ValueKind.OFFSET_TIME)
                            .withStopBit(SpecialKind.STOP_OFFSET_TIME, 2)
                            .ordered()
                            .parsedBy("parse"),
                    fixed("java.time.OffsetDateTime", "OffsetDateTimes", ValueKind.OFFSET_DATE_TIME)
                            .withStopBit(SpecialKind.STOP_OFFSET_DATE_TIME, 3)
                            .ordered()
                            .parsedBy("parse"),
                    special("java.time.ZonedDateTime", "ZonedDateTimes", SpecialKind.ZONED_DATE_TIME, 19)
                            .withStopBit(SpecialKind.STOP_ZONED_DATE_TIME, 4)
                            .insteadDeclare("an Instant, and a ZoneId beside it"),
                    fixed("java.time.Period", "Periods", ValueKind.PERIOD)
                            .withStopBit(SpecialKind.STOP_PERIOD, 3)
                            .parsedBy("parse"),
                    fixed("java.time.Year", "Years", ValueKind.YEAR)
                            .withStopBit(SpecialKind.STOP_YEAR, 1)
                            .ordered()
                            .parsedBy("parse")
                            .insteadDeclare("an int"),
                    fixed("java.time.YearMonth", "YearMonths", ValueKind.YEAR_MONTH)
                            .withStopBit(SpecialKind.STOP_YEAR_MONTH, 1)
                            .ordered()
                            .parsedBy(Names.value("YearMonths"), "parse"),
                    fixed("java.time.MonthDay", "MonthDays", ValueKind.MONTH_DAY)
                            .ordered()
                            .parsedBy("parse"),
                    fixed("java.time.ZoneOffset", "ZoneOffsets", ValueKind.ZONE_OFFSET)
                            .withStopBit(SpecialKind.STOP_ZONE_OFFSET, 1)
                            .ordered()
                            .parsedBy("of"),
                    text("java.time.ZoneId", Names.value("ZoneIds"), TextKind.ZONE)
                            .parsedBy("of"),
                    fixed("java.util.Date", "Dates", ValueKind.MILLIS)
                            .withStopBit(SpecialKind.STOP_MILLIS, 1)
                            .withCheck()
                            .ordered()
                            .refilled()
                            .insteadDeclare("an Instant"),
                    fixed("java.sql.Date", "SqlDates", ValueKind.MILLIS)
                            .withStopBit(SpecialKind.STOP_MILLIS, 1)
                            .withCheck()
                            .refilled()
                            .insteadDeclare("a LocalDate"),
                    fixed("java.sql.Time", "SqlTimes", ValueKind.MILLIS)
                            .withStopBit(SpecialKind.STOP_MILLIS, 1)
                            .withCheck()
                            .refilled()
                            .insteadDeclare("a LocalTime"),
                    fixed("java.sql.Timestamp", "Timestamps", ValueKind.TIMESTAMP)
                            .withStopBit(SpecialKind.STOP_TIMESTAMP, 1)
                            .withCheck()
                            .refilled()
                            .insteadDeclare("an Instant"),
                    fixed("java.util.UUID", "Uuids", ValueKind.UUID).ordered(),
                    fixed("java.util.concurrent.atomic.AtomicInteger", "AtomicIntegers", PrimitiveKind.INT32)
                            .withStopBit(SpecialKind.STOP_INT, 1)
                            .ordered()
                            .refilled()
                            .insteadDeclare("an int"),
                    fixed("java.util.concurrent.atomic.AtomicLong", "AtomicLongs", PrimitiveKind.INT64)
                            .withStopBit(SpecialKind.STOP_LONG, 1)
                            .ordered()
                            .refilled()
                            .insteadDeclare("a long"),
                    fixed("java.util.concurrent.atomic.AtomicBoolean", "AtomicBooleans", PrimitiveKind.BOOL)
                            .ordered()
                            .refilled()
                            .insteadDeclare("a boolean"),
                    fixed("java.util.OptionalInt", "OptionalInts", ValueKind.OPTIONAL_INT)
                            .withStopBit(SpecialKind.STOP_OPTIONAL_INT)
                            .ordered(),
                    fixed("java.util.OptionalLong", "OptionalLongs", ValueKind.OPTIONAL_LONG)
                            .withStopBit(SpecialKind.STOP_OPTIONAL_LONG),
                    fixed("java.util.OptionalDouble", "OptionalDoubles", ValueKind.OPTIONAL_DOUBLE)
                            .withStopBit(SpecialKind.STOP_OPTIONAL_DOUBLE),
                    text("java.lang.String", Names.api("Text"), TextKind.TEXT)
                            .ordered()
                            .heeding(MAX_LENGTH, INTERNED),
                    text("java.lang.CharSequence", Names.value("CharSequences"), TextKind.TEXT)
                            .ordered()
                            .heeding(MAX_LENGTH)
                            .refilled(),
                    text("java.lang.StringBuilder", Names.value("StringBuilders"), TextKind.TEXT)
                            .ordered()
                            .heeding(MAX_LENGTH)
                            .refilled()
                            .insteadDeclare("a String"),
                    text("java.lang.StringBuffer", Names.value("StringBuffers"), TextKind.TEXT)
                            .ordered()
                            .heeding(MAX_LENGTH)
                            .refilled()
                            .parsedBy("new")
                            .insteadDeclare("a String"),
                    text("java.net.URI", Names.value("Uris"), TextKind.URI)
                            .ordered()
                            .heeding(MAX_LENGTH)
                            .parsedBy("create"),
                    special("java.net.InetAddress", "InetAddresses", SpecialKind.IP_ADDRESS)
                            .spelledBy("InetAddressTexts")
                            .insteadDeclare("a String with its address"),
                    special("java.net.InetSocketAddress", "InetSocketAddresses", SpecialKind.SOCKET_ADDRESS)
                            .spelledBy("InetSocketAddresses"),
                    text("java.util.Currency", Names.value("Currencies"), TextKind.CURRENCY)
                            .ordered()
                            .parsedBy("getInstance"),
                    text("java.nio.charset.Charset", Names.value("Charsets"), TextKind.CHARSET)
                            .ordered()
                            .parsedBy("forName"),
                    text("java.util.Locale", Names.value("Locales"), TextKind.LOCALE)
                            .insteadDeclare("a String with its language tag"),
                    special("java.math.BigInteger", "BigIntegers", SpecialKind.BIGINT)
                            .ordered()
                            .inTablesParsedBy(ClassName.get(BigInteger.class), "new"),
                    special("java.math.BigDecimal", "BigDecimals", SpecialKind.DECIMAL)
                            .heeding(DECIMAL)
                            .withStopBit(SpecialKind.STOP_DECIMAL)
                            .inTablesParsedBy(Names.value("BigDecimals"), "parse"),
                    array("java.util.BitSet", Names.value("BitSets"), PrimitiveKind.INT64)
                            .refilled()
                            .insteadDeclare("a long, or a byte[]"),
                    array("java.nio.ByteBuffer", Names.value("ByteBuffers"), PrimitiveKind.INT8)
                            .heeding(MAX_LENGTH)
                            .refilled()
                            .insteadDeclare("a byte[]"),
                    array("net.openhft.chronicle.bytes.BytesStore", Names.chronicle("BytesStores"), PrimitiveKind.INT8)
                            .heeding(MAX_LENGTH)
                            .refilled(),
                    array("net.openhft.chronicle.bytes.Bytes", Names.chronicle("HeldBytes"), PrimitiveKind.INT8)
                            .heeding(MAX_LENGTH)
                            .refilled())
            .collect(Collectors.toUnmodifiableMap(LeafType::name, Function.identity()));

    private static final TypeRef ANYTHING = new TypeRef.Other("?");

    private LeafTypes() {}

    /** All rows, in no particular order. */
    public static Collection<LeafType> all() {
        return ALL.values();
    }

    /** The row of a field's class, if it has one; with {@code @StopBit} the row that this annotation selects. */
    static Optional<LeafType> of(FieldRequest request) {
        return of(request.type())
                .map(type -> request.has(Option.STOP_BIT) ? type.stopBit().orElse(type) : type);
    }

    /**
     * The row of a class, if it has one. A class with type arguments other than wildcards has none: a value read would
     * not be of that type.
     */
    public static Optional<LeafType> of(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                        && named.arguments().stream().allMatch(ANYTHING::equals)
                ? Optional.ofNullable(ALL.get(named.name().qualified()))
                : Optional.empty();
    }
}
