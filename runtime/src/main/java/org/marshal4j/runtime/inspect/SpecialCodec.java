package org.marshal4j.runtime.inspect;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.dynamic.SpecialValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.stopbit.DecimalDoubles;
import org.marshal4j.runtime.generated.stopbit.DecimalFloats;
import org.marshal4j.runtime.generated.stopbit.StopBitBigDecimals;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
import org.marshal4j.runtime.generated.value.BigIntegers;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

/**
 * What inspection knows about one kind of value whose bytes determine its size. Immutable and thread-safe.
 *
 * @param read reads the next value, which has no presence byte; null only if the kind has its own null
 * @param sample writes the bytes of a random value that is not null, without a presence byte
 */
record SpecialCodec(Read read, Consumer<SampleBytes> sample) {
    private static final int DECIMAL_NULL = 0x80;
    private static final int DECIMAL_LONG = 0x81;
    private static final int STOP_DECIMAL_LONG = 15;
    private static final int STOP_DECIMAL_NULL = 31;

    private static final WireType ZONE = new WireType.Text(TextKind.ZONE, WireType.ANY, false);
    private static final WireType LOCAL = new WireType.Value(ValueKind.OFFSET_DATE_TIME, false);

    private static final Map<SpecialKind, SpecialCodec> FORMS =
            Arrays.stream(SpecialKind.values()).collect(Collectors.toMap(kind -> kind, SpecialCodec::make));

    /** Reads a value. */
    interface Read {
        @Nullable
        Object read(WireCursor in);
    }

    /** The codec of a kind. */
    static SpecialCodec of(SpecialKind kind) {
        return Objects.requireNonNull(FORMS.get(kind));
    }

    /** Reads the next value. After a failure the cursor is where the value starts. */
    static @Nullable Object value(WireType.Special type, WireCursor in) {
        long offset = in.offset();
        if (type.nullable() && !type.kind().hasNull() && !in.nextPresence()) {
            return null;
        }
        Object value = of(type.kind()).read.read(in);
        if (value == null && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return value;
    }

    private static SpecialCodec make(SpecialKind kind) {
        return switch (kind) {
            case DECIMAL -> special(SpecialCodec::decimal, kind);
            case STOP_DECIMAL -> special(SpecialCodec::stopBitDecimal, kind);
            case BIGINT -> special(SpecialCodec::bigint, kind);
            case ZONED_DATE_TIME -> special(SpecialCodec::zoned, kind);
            case STOP_SHORT -> number(in -> (short) number(Short.MIN_VALUE, Short.MAX_VALUE, in));
            case STOP_INT -> number(in -> (int) number(Integer.MIN_VALUE, Integer.MAX_VALUE, in));
            case STOP_LONG -> number(WireCursor::nextNumber);
            case STOP_CHAR ->
                new SpecialCodec(
                        in -> (char) number(StopBitLong.MIN_CHAR, StopBitLong.MAX_CHAR, in),
                        to -> to.out().writeStopBit((long) 'A' + to.random().nextInt(26)));
            case STOP_FLOAT ->
                new SpecialCodec(
                        SpecialCodec::decimalFloat,
                        to -> StopBitDecimals.writeFloat(to.random().nextInt(100_000) / 100f, to.out()));
            case STOP_DOUBLE ->
                new SpecialCodec(
                        SpecialCodec::decimalDouble,
                        to -> StopBitDecimals.writeDouble(to.random().nextInt(1_000_000) / 100d, to.out()));
            default -> {
                SpecialValue<?> row = row(kind);
                yield special(in -> CopiedValue.read(bytes -> row.read(null, bytes), in), kind);
            }
        };
    }

    private static SpecialCodec special(Read read, SpecialKind kind) {
        SpecialValue<?> row = row(kind);
        return new SpecialCodec(read, to -> row.writeSample(to.random(), to.out()));
    }

    private static SpecialValue<?> row(SpecialKind kind) {
        return SpecialValues.of(kind).orElseThrow();
    }

    private static SpecialCodec number(Read read) {
        return new SpecialCodec(
                read, to -> to.out().writeStopBit((long) to.random().nextInt(20_000) - 10_000));
    }

    private static long number(long min, long max, WireCursor in) {
        long offset = in.offset();
        long number = in.nextNumber();
        if (number < min || number > max) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, number + " is not between " + min + " and " + max);
        }
        return number;
    }

    private static Float decimalFloat(WireCursor in) {
        return from(in.offset(), in, () -> {
            long number = in.nextNumber();
            return number == DecimalDoubles.WHOLE
                    ? DecimalFloats.whole((int) in.next(Float.BYTES))
                    : DecimalFloats.value(number);
        });
    }

    private static Double decimalDouble(WireCursor in) {
        return from(in.offset(), in, () -> {
            long number = in.nextNumber();
            return number == DecimalDoubles.WHOLE
                    ? DecimalDoubles.whole(in.next(Double.BYTES))
                    : DecimalDoubles.value(number);
        });
    }

    /** Reads a value. If its bytes are there, but are none, the cursor is where they start. */
    private static <T> T from(long offset, WireCursor in, Supplier<T> value) {
        try {
            return value.get();
        } catch (MarshalException refused) {
            in.moveTo(offset);
            throw refused;
        }
    }

    private static @Nullable BigDecimal decimal(WireCursor in) {
        int first = in.next();
        if (first == DECIMAL_NULL) {
            return null;
        }
        if (first != DECIMAL_LONG) {
            return BigDecimal.valueOf(in.next(Long.BYTES), (byte) first);
        }
        int scale = (int) number(Integer.MIN_VALUE, Integer.MAX_VALUE, in);
        long offset = in.offset();
        BigInteger unscaled = bigint(in);
        if (unscaled == null) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a decimal without digits");
        }
        return new BigDecimal(unscaled, scale);
    }

    private static @Nullable BigDecimal stopBitDecimal(WireCursor in) {
        long start = in.offset();
        long number = in.nextNumber();
        if (number == STOP_DECIMAL_NULL) {
            return null;
        }
        if ((number & STOP_DECIMAL_LONG) != STOP_DECIMAL_LONG) {
            return BigDecimal.valueOf(number >> 4, (int) number & STOP_DECIMAL_LONG);
        }
        if (number != STOP_DECIMAL_LONG) {
            in.moveTo(start);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, number + " is not the number of a decimal");
        }
        int scale = (int) number(Integer.MIN_VALUE, Integer.MAX_VALUE, in);
        long offset = in.offset();
        BigInteger unscaled = bigint(in);
        if (unscaled == null) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a decimal without digits");
        }
        return from(start, in, () -> {
            boolean isShortest = in.offset() - offset == BigIntegers.sizeOf(unscaled);
            StopBitBigDecimals.requireOneForm(unscaled, scale, isShortest);
            return new BigDecimal(unscaled, scale);
        });
    }

    private static @Nullable BigInteger bigint(WireCursor in) {
        long offset = in.offset();
        int count = in.nextCount();
        if (count == 0) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "a number of no bytes");
        }
        return count < 0 ? null : new BigInteger(in.nextBytes(count));
    }

    private static ZonedDateTime zoned(WireCursor in) {
        long offset = in.offset();
        OffsetDateTime local = (OffsetDateTime) Objects.requireNonNull(WireValues.value(LOCAL, in, true));
        ZoneId zone = ZoneId.of(WireTexts.text(TextKind.ZONE, WireValues.count(ZONE, in), in));
        ZonedDateTime value = ZonedDateTime.ofLocal(local.toLocalDateTime(), zone, local.getOffset());
        if (!value.toOffsetDateTime().equals(local)) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, local + " is not a time in " + zone.getId());
        }
        return value;
    }
}
