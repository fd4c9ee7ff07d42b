@MarshalTypesWith({
    DateTimeMarshaller.class,
    DateTimeZoneMarshaller.class,
    DurationMarshaller.class,
    InstantMarshaller.class,
    IntervalMarshaller.class,
    LocalDateMarshaller.class,
    LocalDateTimeMarshaller.class,
    LocalTimeMarshaller.class,
    MonthDayMarshaller.class,
    PeriodMarshaller.class,
    YearMonthMarshaller.class
})
package imported;

import org.marshal4j.MarshalTypesWith;
import org.marshal4j.joda.DateTimeMarshaller;
import org.marshal4j.joda.DateTimeZoneMarshaller;
import org.marshal4j.joda.DurationMarshaller;
import org.marshal4j.joda.InstantMarshaller;
import org.marshal4j.joda.IntervalMarshaller;
import org.marshal4j.joda.LocalDateMarshaller;
import org.marshal4j.joda.LocalDateTimeMarshaller;
import org.marshal4j.joda.LocalTimeMarshaller;
import org.marshal4j.joda.MonthDayMarshaller;
import org.marshal4j.joda.PeriodMarshaller;
import org.marshal4j.joda.YearMonthMarshaller;
