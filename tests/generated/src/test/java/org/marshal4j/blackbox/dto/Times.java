package org.marshal4j.blackbox.dto;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A field of each java.time class of fixed size, and of their old relatives. */
@Marshal(view = true)
class Times {
    Instant instant;
    Duration duration;
    LocalDate date;

    @Required
    LocalTime time = LocalTime.MIDNIGHT;

    LocalDateTime dateTime;

    @Required
    OffsetTime offsetTime;

    OffsetDateTime offsetDateTime = OffsetDateTime.MIN;

    private Period period;
    Year year;
    YearMonth yearMonth;
    MonthDay monthDay;
    ZoneOffset offset;
    java.util.Date javaDate;
    java.sql.Date sqlDate;
    java.sql.Time sqlTime;
    java.sql.Timestamp timestamp;
    DayOfWeek day;
    Month month;
}
