package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;

/** The bytes of values with {@code @StopBit} that have a presence byte, other than boxes. */
public final class ShortForms {
    private static final Map<Class<?>, BiConsumer<Object, PlainBytes>> FORMS = new LinkedHashMap<>();

    static {
        put(Instant.class, (value, out) -> seconds(value.getEpochSecond(), value.getNano(), out));
        put(Timestamp.class, (value, out) -> seconds(Math.floorDiv(value.getTime(), 1000), value.getNanos(), out));
        put(Duration.class, (value, out) -> seconds(value.getSeconds(), value.getNano(), out));
        put(LocalTime.class, ShortForms::time);
        put(LocalDateTime.class, ShortForms::dateTime);
        put(ZoneOffset.class, ShortForms::offset);
        put(OffsetTime.class, (value, out) -> {
            time(value.toLocalTime(), out);
            offset(value.getOffset(), out);
        });
        put(OffsetDateTime.class, (value, out) -> {
            dateTime(value.toLocalDateTime(), out);
            offset(value.getOffset(), out);
        });
        put(ZonedDateTime.class, (value, out) -> {
            dateTime(value.toLocalDateTime(), out);
            offset(value.getOffset(), out);
            out.text(value.getZone().getId());
        });
        put(LocalDate.class, ShortForms::date);
        put(Year.class, (value, out) -> out.stopBit(ChronoUnit.YEARS.between(Year.of(1970), value)));
        put(YearMonth.class, (value, out) -> out.stopBit(ChronoUnit.MONTHS.between(YearMonth.of(1970, 1), value)));
        put(Period.class, (value, out) -> {
            for (int part : new int[] {value.getYears(), value.getMonths(), value.getDays()}) {
                out.stopBit(part);
            }
        });
        for (Class<? extends Date> type : List.of(Date.class, java.sql.Date.class, java.sql.Time.class)) {
            put(type, (value, out) -> out.stopBit(value.getTime()));
        }
        put(AtomicInteger.class, (value, out) -> out.stopBit(value.get()));
        put(AtomicLong.class, (value, out) -> out.stopBit(value.get()));
    }

    private ShortForms() {}

    private static <X> void put(Class<X> type, BiConsumer<X, PlainBytes> form) {
        FORMS.put(type, (value, out) -> form.accept(type.cast(value), out));
    }

    /** Whether values of a class are among these. */
    static boolean contain(Class<?> type) {
        return FORMS.containsKey(type);
    }

    /** The classes. */
    public static List<Class<?>> classes() {
        return List.copyOf(FORMS.keySet());
    }

    static void write(Class<?> type, Object value, PlainBytes out) {
        FORMS.get(type).accept(value, out);
    }

    private static void date(LocalDate date, PlainBytes out) {
        out.stopBit(ChronoUnit.DAYS.between(LocalDate.of(1970, 1, 1), date));
    }

    private static void time(LocalTime time, PlainBytes out) {
        seconds(time.toSecondOfDay(), time.getNano(), out);
    }

    private static void dateTime(LocalDateTime value, PlainBytes out) {
        date(value.toLocalDate(), out);
        time(value.toLocalTime(), out);
    }

    private static void offset(ZoneOffset offset, PlainBytes out) {
        int seconds = offset.getTotalSeconds();
        out.stopBit(seconds % 900 == 0 ? (seconds + 12 * 3600) / 900 : 100_000 + seconds);
    }

    private static void seconds(long seconds, int nanos, PlainBytes out) {
        BigDecimal exact =
                BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9)).stripTrailingZeros();
        BigDecimal decimal = exact.scale() < 0 ? exact.setScale(0) : exact;
        BigInteger number = decimal.unscaledValue().shiftLeft(4).add(BigInteger.valueOf(decimal.scale()));
        if (number.bitLength() < Long.SIZE) {
            out.stopBit(number.longValueExact());
        } else {
            out.stopBit(15);
            out.stopBit(seconds);
            out.stopBit(nanos);
        }
    }
}
