package org.marshal4j.joda;

/**
 * All marshallers of this package, to be named at once in {@code @MarshalTypesWith}: naming this class there means
 * naming all marshallers that are its public constants. A marshaller named on a nearer package, or with
 * {@code @MarshalWith} on the field, takes precedence.
 */
public final class JodaMarshallers {
    /** For {@link org.joda.time.DateTime}. */
    public static final DateTimeMarshaller DATE_TIME = DateTimeMarshaller.INSTANCE;

    /** For {@link org.joda.time.DateTimeZone}. */
    public static final DateTimeZoneMarshaller DATE_TIME_ZONE = DateTimeZoneMarshaller.INSTANCE;

    /** For {@link org.joda.time.Duration}. */
    public static final DurationMarshaller DURATION = DurationMarshaller.INSTANCE;

    /** For {@link org.joda.time.Instant}. */
    public static final InstantMarshaller INSTANT = InstantMarshaller.INSTANCE;

    /** For {@link org.joda.time.Interval}. */
    public static final IntervalMarshaller INTERVAL = IntervalMarshaller.INSTANCE;

    /** For {@link org.joda.time.LocalDate}. */
    public static final LocalDateMarshaller LOCAL_DATE = LocalDateMarshaller.INSTANCE;

    /** For {@link org.joda.time.LocalDateTime}. */
    public static final LocalDateTimeMarshaller LOCAL_DATE_TIME = LocalDateTimeMarshaller.INSTANCE;

    /** For {@link org.joda.time.LocalTime}. */
    public static final LocalTimeMarshaller LOCAL_TIME = LocalTimeMarshaller.INSTANCE;

    /** For {@link org.joda.time.MonthDay}. */
    public static final MonthDayMarshaller MONTH_DAY = MonthDayMarshaller.INSTANCE;

    /** For {@link org.joda.time.Period}. */
    public static final PeriodMarshaller PERIOD = PeriodMarshaller.INSTANCE;

    /** For {@link org.joda.time.YearMonth}. */
    public static final YearMonthMarshaller YEAR_MONTH = YearMonthMarshaller.INSTANCE;

    private JodaMarshallers() {}
}
