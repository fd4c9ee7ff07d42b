package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;

/** Dates and times as stop-bit numbers. */
final class ShortTimes {
    private ShortTimes() {}

    static void write(Object value, PlainBytes out) {
        if (value instanceof Instant instant) {
            seconds(instant.getEpochSecond(), instant.getNano(), out);
        } else if (value instanceof Duration duration) {
            seconds(duration.getSeconds(), duration.getNano(), out);
        } else if (value instanceof LocalDate date) {
            out.stopBit(ChronoUnit.DAYS.between(LocalDate.of(1970, 1, 1), date));
        } else if (value instanceof LocalTime time) {
            seconds(time.toSecondOfDay(), time.getNano(), out);
        } else {
            write(((LocalDateTime) value).toLocalDate(), out);
            write(((LocalDateTime) value).toLocalTime(), out);
        }
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
