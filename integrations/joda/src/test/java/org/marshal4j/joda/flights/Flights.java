package org.marshal4j.joda.flights;

import java.util.List;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.MonthDay;
import org.joda.time.Period;
import org.joda.time.YearMonth;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A class for each type of Joda-Time, and one that holds several. */
public final class Flights {
    private Flights() {}

    @Marshal
    public record OfInstant(@Required Instant value) implements Flights_OfInstantMarshallable {}

    @Marshal
    public record OfDuration(@Required Duration value) implements Flights_OfDurationMarshallable {}

    @Marshal
    public record OfLocalDate(@Required LocalDate value) implements Flights_OfLocalDateMarshallable {}

    @Marshal
    public record OfLocalTime(@Required LocalTime value) implements Flights_OfLocalTimeMarshallable {}

    @Marshal
    public record OfLocalDateTime(@Required LocalDateTime value) implements Flights_OfLocalDateTimeMarshallable {}

    @Marshal
    public record OfYearMonth(@Required YearMonth value) implements Flights_OfYearMonthMarshallable {}

    @Marshal
    public record OfMonthDay(@Required MonthDay value) implements Flights_OfMonthDayMarshallable {}

    @Marshal
    public record OfPeriod(@Required Period value) implements Flights_OfPeriodMarshallable {}

    @Marshal
    public record OfDateTimeZone(@Required DateTimeZone value) implements Flights_OfDateTimeZoneMarshallable {}

    @Marshal
    public record OfDateTime(@Required DateTime value) implements Flights_OfDateTimeMarshallable {}

    @Marshal
    public record OfInterval(@Required Interval value) implements Flights_OfIntervalMarshallable {}

    /** Has null, elements, and values that are refilled. */
    @Marshal
    public static class Flight implements Flights_FlightMarshallable {
        public DateTime departure;
        public List<LocalDate> days;
        public Period delay;
    }
}
