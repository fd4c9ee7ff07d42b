package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The bytes of the JDK's value classes, written down from the table of the wire format. */
final class JdkForms {
    private static final Map<Class<?>, Integer> SIZES = Map.ofEntries(
            Map.entry(Instant.class, 12),
            Map.entry(Duration.class, 12),
            Map.entry(LocalDate.class, 6),
            Map.entry(LocalTime.class, 8),
            Map.entry(LocalDateTime.class, 14),
            Map.entry(OffsetTime.class, 12),
            Map.entry(OffsetDateTime.class, 18),
            Map.entry(Period.class, 12),
            Map.entry(Year.class, 4),
            Map.entry(YearMonth.class, 5),
            Map.entry(MonthDay.class, 2),
            Map.entry(ZoneOffset.class, 4),
            Map.entry(UUID.class, 16),
            Map.entry(java.util.Date.class, 8),
            Map.entry(java.sql.Date.class, 8),
            Map.entry(java.sql.Time.class, 8),
            Map.entry(java.sql.Timestamp.class, 12),
            Map.entry(AtomicInteger.class, 4),
            Map.entry(AtomicLong.class, 8),
            Map.entry(AtomicBoolean.class, 1));

    private JdkForms() {}

    /** Bytes of a value of that class, without a presence byte; 0 if they vary, or it is another class. */
    static int size(Class<?> type) {
        return SIZES.getOrDefault(type, 0);
    }

    /** Bytes of an OptionalInt, OptionalLong or OptionalDouble. */
    static int sizeOfOptional(Class<?> type) {
        if (type == OptionalInt.class) {
            return 5;
        }
        return type == OptionalLong.class || type == OptionalDouble.class ? 9 : -1;
    }

    /** The bytes of a value of one of the classes above. */
    static byte[] bytes(Object value) {
        ByteBuffer out = ByteBuffer.allocate(size(value.getClass())).order(ByteOrder.LITTLE_ENDIAN);
        put(value, out);
        return out.array();
    }

    private static void put(Object value, ByteBuffer out) {
        if (value instanceof Instant instant) {
            out.putLong(instant.getEpochSecond()).putInt(instant.getNano());
        } else if (value instanceof Duration duration) {
            out.putLong(duration.getSeconds()).putInt(duration.getNano());
        } else if (value instanceof LocalDate date) {
            out.putInt(date.getYear()).put((byte) date.getMonthValue()).put((byte) date.getDayOfMonth());
        } else if (value instanceof LocalTime time) {
            out.putLong(time.toNanoOfDay());
        } else if (value instanceof LocalDateTime both) {
            put(both.toLocalDate(), out);
            put(both.toLocalTime(), out);
        } else if (value instanceof OffsetTime two) {
            put(two.toLocalTime(), out);
            put(two.getOffset(), out);
        } else if (value instanceof OffsetDateTime three) {
            put(three.toLocalDateTime(), out);
            put(three.getOffset(), out);
        } else if (value instanceof Period period) {
            out.putInt(period.getYears()).putInt(period.getMonths()).putInt(period.getDays());
        } else if (value instanceof Year year) {
            out.putInt(year.getValue());
        } else if (value instanceof YearMonth month) {
            out.putInt(month.getYear()).put((byte) month.getMonthValue());
        } else if (value instanceof MonthDay day) {
            out.put((byte) day.getMonthValue()).put((byte) day.getDayOfMonth());
        } else if (value instanceof ZoneOffset offset) {
            out.putInt(offset.getTotalSeconds());
        } else if (value instanceof UUID uuid) {
            out.putLong(uuid.getMostSignificantBits()).putLong(uuid.getLeastSignificantBits());
        } else if (value instanceof java.sql.Timestamp stamp) {
            out.putLong(Math.floorDiv(stamp.getTime(), 1000)).putInt(stamp.getNanos());
        } else if (value instanceof java.util.Date date) {
            out.putLong(date.getTime());
        } else if (value instanceof AtomicInteger number) {
            out.putInt(number.get());
        } else if (value instanceof AtomicLong number) {
            out.putLong(number.get());
        } else {
            out.put((byte) (((AtomicBoolean) value).get() ? 1 : 0));
        }
    }

    /** The bytes of an OptionalInt, OptionalLong or OptionalDouble. */
    static byte[] optional(Class<?> type, Object value) {
        ByteBuffer out = ByteBuffer.allocate(sizeOfOptional(type)).order(ByteOrder.LITTLE_ENDIAN);
        if (value instanceof OptionalInt number) {
            out.put((byte) (number.isPresent() ? 2 : 1)).putInt(number.orElse(0));
        } else if (value instanceof OptionalLong number) {
            out.put((byte) (number.isPresent() ? 2 : 1)).putLong(number.orElse(0));
        } else if (value instanceof OptionalDouble number) {
            out.put((byte) (number.isPresent() ? 2 : 1)).putDouble(number.orElse(0));
        }
        return out.array();
    }

    /** Whether the digits of a BigDecimal go into an int64, and its scale into the byte before that. */
    static boolean isShort(BigDecimal value) {
        return value.scale() >= -126
                && value.scale() <= 127
                && value.unscaledValue().bitLength() < 64;
    }

    /** The short form of a BigDecimal. */
    static byte[] shortDecimal(BigDecimal value) {
        return ByteBuffer.allocate(9)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) value.scale())
                .putLong(value.unscaledValue().longValueExact())
                .array();
    }

    /** Two's complement, the most significant byte first. */
    static byte[] integer(BigInteger value) {
        return value.toByteArray();
    }
}
