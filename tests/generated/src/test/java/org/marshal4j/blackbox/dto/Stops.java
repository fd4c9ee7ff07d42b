package org.marshal4j.blackbox.dto;

import java.math.BigDecimal;
import java.sql.Timestamp;
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
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** Numbers in as few bytes as they need, next to numbers that have no such form. */
@Marshal(view = true)
@StopBit
class Stops {
    byte plainByte;
    short small;
    char letter;
    int number;
    private long large;
    float single;
    double price;
    boolean plainBoolean;
    Short boxedShort;
    Character boxedChar;
    Integer boxedInt;
    Long boxedLong;
    Float boxedFloat;
    Double boxedDouble;

    @Required
    Long requiredLong = 0L;

    @Required
    Float requiredFloat = 0f;

    @Required
    Double requiredDouble = 0d;

    BigDecimal decimal;

    @Required
    BigDecimal requiredDecimal = BigDecimal.ZERO;

    Instant instant;

    @Required
    Instant requiredInstant = Instant.EPOCH;

    Duration duration;
    LocalDate date;
    LocalTime time;

    @Required
    LocalTime requiredTime = LocalTime.NOON;

    LocalDateTime dateTime;
    ZoneOffset offset;
    OffsetTime offsetTime;
    OffsetDateTime offsetDateTime;

    @Required
    OffsetDateTime requiredOffsetDateTime = OffsetDateTime.MIN;

    ZonedDateTime zoned;
    Period period;
    Year year;
    YearMonth month;
    MonthDay birthday;
    Date millis;
    java.sql.Date sqlDate;
    java.sql.Time sqlTime;

    @Required
    Date requiredMillis = new Date(0);

    Timestamp timestamp;
    AtomicInteger counter;
    AtomicLong sequence;

    @Required
    AtomicLong requiredSequence = new AtomicLong();

    OptionalInt optionalInt;
    OptionalLong optionalLong;

    @Required
    OptionalLong requiredOptionalLong = OptionalLong.empty();

    OptionalDouble optionalDouble;
    String text;
}
