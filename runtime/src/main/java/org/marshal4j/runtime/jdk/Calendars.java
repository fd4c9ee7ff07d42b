package org.marshal4j.runtime.jdk;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Writes and reads everything that {@code equals} compares in two Gregorian calendars. */
@SuppressWarnings("JavaUtilDate") // the date of the calendar change is a Date
final class Calendars {
    /** The number of bytes before the time zone. */
    static final int FIXED_SIZE = 2 * Long.BYTES + 3;

    private static final int DAYS_OF_WEEK = 7;

    private Calendars() {}

    static void write(Class<?> by, Calendar value, Output out) {
        if (!(value instanceof GregorianCalendar gregorian) || value.getClass() != GregorianCalendar.class) {
            throw Refused.notKept(by, "a " + value.getClass().getName() + " would be read as a GregorianCalendar");
        }
        int firstDay = gregorian.getFirstDayOfWeek();
        int minimalDays = gregorian.getMinimalDaysInFirstWeek();
        if (!isDays(firstDay) || !isDays(minimalDays)) {
            throw Refused.notKept(by, problem(firstDay, minimalDays));
        }
        out.writeLong(millis(by, gregorian));
        out.writeLong(gregorian.getGregorianChange().getTime());
        out.writeByte((byte) firstDay);
        out.writeByte((byte) minimalDays);
        out.writeByte((byte) (gregorian.isLenient() ? 1 : 0));
        Zones.write(by, gregorian.getTimeZone(), out);
    }

    private static long millis(Class<?> by, GregorianCalendar value) {
        try {
            return value.getTimeInMillis();
        } catch (IllegalArgumentException e) {
            var refused = Refused.notKept(by, "its fields are no time: " + e.getMessage());
            refused.initCause(e);
            throw refused;
        }
    }

    /** Returns the current calendar if it is equal. */
    static GregorianCalendar read(Class<?> by, @Nullable Calendar current, Input in) {
        long millis = in.readLong();
        long change = in.readLong();
        int firstDay = in.readByte();
        int minimalDays = in.readByte();
        int lenient = in.readByte();
        if (!isDays(firstDay) || !isDays(minimalDays)) {
            throw Refused.impossible(by, problem(firstDay, minimalDays));
        }
        if (lenient != 0 && lenient != 1) {
            throw Refused.impossible(by, "its lenient byte is " + lenient + " instead of 0 or 1");
        }
        TimeZone zone =
                Zones.read(by, current == null ? null : current.getTimeZone().getID(), in);
        GregorianCalendar read = new GregorianCalendar(zone);
        read.setGregorianChange(new Date(change));
        read.setFirstDayOfWeek(firstDay);
        read.setMinimalDaysInFirstWeek(minimalDays);
        read.setLenient(lenient == 1);
        read.setTimeInMillis(millis);
        return current instanceof GregorianCalendar gregorian
                        && current.getClass() == GregorianCalendar.class
                        && read.equals(current)
                ? gregorian
                : read;
    }

    static long sizeOf(Calendar value) {
        return FIXED_SIZE + Zones.sizeOf(value.getTimeZone());
    }

    private static boolean isDays(int number) {
        return number >= 1 && number <= DAYS_OF_WEEK;
    }

    private static String problem(int firstDay, int minimalDays) {
        return "the first day of its weeks is " + firstDay + ", and the least days of the first week are " + minimalDays
                + ": both must be 1 to 7";
    }
}
