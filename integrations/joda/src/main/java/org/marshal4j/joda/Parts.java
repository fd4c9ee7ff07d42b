package org.marshal4j.joda;

import org.joda.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Reads and writes dates and times of day in memory. */
final class Parts {
    /** The size of a year, a month and a day. */
    static final int DATE_SIZE = 6;

    private static final int MILLIS_OF_DAY = 24 * 60 * 60 * 1000;

    private Parts() {}

    static void putDate(@Nullable Object base, long offset, int year, int month, int day) {
        RawMemory.putInt(base, offset, year);
        RawMemory.putByte(base, offset + 4, (byte) month);
        RawMemory.putByte(base, offset + 5, (byte) day);
    }

    /** The date at an offset, in the ISO calendar. */
    static LocalDate date(Class<?> by, @Nullable Object base, long offset) {
        int year = RawMemory.getInt(base, offset);
        int month = RawMemory.getByte(base, offset + 4);
        int day = RawMemory.getByte(base, offset + 5);
        return Iso.read(by, () -> new LocalDate(year, month, day));
    }

    /** The millisecond of the day at an offset. */
    static int millisOfDay(Class<?> by, @Nullable Object base, long offset) {
        int millis = RawMemory.getInt(base, offset);
        if (millis < 0 || millis >= MILLIS_OF_DAY) {
            throw Iso.impossible(by, millis + " is not a millisecond of a day");
        }
        return millis;
    }
}
