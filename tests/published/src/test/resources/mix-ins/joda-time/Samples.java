package imported;

import java.util.Random;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.MonthDay;
import org.joda.time.Period;
import org.joda.time.YearMonth;
import org.joda.time.chrono.ISOChronology;

/** Values of the ISO calendar between 1970 and 2100. */
final class Samples {
    private static long millis(Random random) {
        return (long) (random.nextDouble() * 4_102_444_800_000L);
    }

    static DateTime dateTime(Random random) {
        return new DateTime(millis(random), zone(random));
    }

    static DateTimeZone zone(Random random) {
        return DateTimeZone.forID("Europe/Zurich");
    }

    static Interval interval(Random random) {
        long start = millis(random);
        return new Interval(start, start + random.nextInt(1_000_000), zone(random));
    }

    static LocalDate localDate(Random random) {
        return new LocalDate(millis(random), DateTimeZone.UTC);
    }

    static LocalDateTime localDateTime(Random random) {
        return new LocalDateTime(millis(random), DateTimeZone.UTC);
    }

    static LocalTime localTime(Random random) {
        return new LocalTime(millis(random), DateTimeZone.UTC);
    }

    static MonthDay monthDay(Random random) {
        return new MonthDay(millis(random), ISOChronology.getInstanceUTC());
    }

    static Period period(Random random) {
        return new Period(random.nextInt(), random.nextInt(), random.nextInt(), random.nextInt());
    }

    static YearMonth yearMonth(Random random) {
        return new YearMonth(millis(random), ISOChronology.getInstanceUTC());
    }
}
