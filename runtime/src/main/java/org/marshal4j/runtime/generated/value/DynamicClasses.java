package org.marshal4j.runtime.generated.value;

import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.DynamicTag;

/** Finds the tag for the class of a value that contains no other values. */
final class DynamicClasses {
    private DynamicClasses() {}

    /**
     * Returns the tag of a value. For classes that are not final, the class must match exactly, so that an object of a
     * subclass is not read as something else.
     *
     * @param besides what a message adds about other classes that the field accepts
     * @throws MarshalException MARSHAL230 if there is none
     */
    static DynamicTag tagOf(@Nullable Object value, String besides) {
        if (value == null) {
            return DynamicTag.NULL;
        }
        Class<?> type = value.getClass();
        if (type == String.class) {
            return DynamicTag.TEXT;
        }
        if (type == Integer.class) {
            return DynamicTag.INTEGER;
        }
        if (type == Long.class) {
            return DynamicTag.LONG;
        }
        if (type == Double.class) {
            return DynamicTag.DOUBLE;
        }
        if (type == Boolean.class) {
            return DynamicTag.BOOLEAN;
        }
        if (type == Byte.class) {
            return DynamicTag.BYTE;
        }
        if (type == Short.class) {
            return DynamicTag.SHORT;
        }
        if (type == Character.class) {
            return DynamicTag.CHARACTER;
        }
        if (type == Float.class) {
            return DynamicTag.FLOAT;
        }
        if (type == BigInteger.class) {
            return DynamicTag.BIG_INTEGER;
        }
        if (type == BigDecimal.class) {
            return DynamicTag.BIG_DECIMAL;
        }
        if (type == byte[].class) {
            return DynamicTag.BYTES;
        }
        if (type == ZonedDateTime.class) {
            return DynamicTag.ZONED_DATE_TIME;
        }
        if (type == UUID.class) {
            return DynamicTag.UUID;
        }
        if (type == Instant.class) {
            return DynamicTag.INSTANT;
        }
        if (type == Duration.class) {
            return DynamicTag.DURATION;
        }
        if (type == LocalDate.class) {
            return DynamicTag.DATE;
        }
        if (type == LocalTime.class) {
            return DynamicTag.TIME;
        }
        if (type == LocalDateTime.class) {
            return DynamicTag.DATE_TIME;
        }
        if (type == OffsetTime.class) {
            return DynamicTag.OFFSET_TIME;
        }
        if (type == OffsetDateTime.class) {
            return DynamicTag.OFFSET_DATE_TIME;
        }
        if (type == Period.class) {
            return DynamicTag.PERIOD;
        }
        if (type == Year.class) {
            return DynamicTag.YEAR;
        }
        if (type == YearMonth.class) {
            return DynamicTag.YEAR_MONTH;
        }
        if (type == MonthDay.class) {
            return DynamicTag.MONTH_DAY;
        }
        if (type == ZoneOffset.class) {
            return DynamicTag.ZONE_OFFSET;
        }
        if (value instanceof ZoneId) {
            return DynamicTag.ZONE;
        }
        throw new MarshalException(
                RuntimeProblem.NOT_DYNAMIC, type.getName() + " is not a class that @Dynamic accepts" + besides);
    }
}
