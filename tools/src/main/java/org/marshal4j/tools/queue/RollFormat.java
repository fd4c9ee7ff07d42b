package org.marshal4j.tools.queue;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * How a queue divides time into cycles, each with a file of its own that is named after the start of its cycle.
 * Immutable and thread-safe.
 *
 * @param pattern the pattern of the names, as of {@link DateTimeFormatter}, in UTC
 * @param length the length of a cycle in milliseconds, 1 or more
 * @param epoch when cycle 0 starts, in milliseconds since 1970
 * @param shift the number of bits that the sequence number has in an index, 32 to 62
 */
record RollFormat(String pattern, long length, long epoch, int shift) {
    private static final long DAY = 86_400_000;
    private static final int WEEKS = 54;

    /** {@return the index of a document: the number of the cycle, then that of the document in it} */
    long index(long cycle, long sequence) {
        return (cycle << shift) + (sequence & ((1L << shift) - 1));
    }

    /** {@return the cycle of an index} */
    long cycleOf(long index) {
        return index >>> shift;
    }

    /** {@return the name of a cycle's file, without the suffix} */
    String name(long cycle) {
        return formatter().format(Instant.ofEpochMilli(cycle * length + base()).atZone(ZoneOffset.UTC));
    }

    /** {@return the cycle whose file has a name, without the suffix; empty if there is none} */
    OptionalLong cycle(String name) {
        try {
            TemporalAccessor time = formatter().parse(name);
            if (!time.isSupported(ChronoField.EPOCH_DAY)) {
                return ofWeek(name);
            }
            long seconds = time.isSupported(ChronoField.SECOND_OF_DAY) ? time.getLong(ChronoField.SECOND_OF_DAY) : 0;
            long cycle = Math.floorDiv(time.getLong(ChronoField.EPOCH_DAY) * DAY + seconds * 1000 - base(), length);
            return checked(cycle, name);
        } catch (DateTimeException | ArithmeticException e) {
            return OptionalLong.empty();
        }
    }

    /** What a week is called depends on where the program runs that names it: Chronicle takes the default, too. */
    private OptionalLong ofWeek(String name) {
        int year = Integer.parseInt(name.substring(0, 4));
        long first = Math.floorDiv(LocalDate.of(year, 1, 1).toEpochDay() * DAY - base(), length) - 1;
        for (long cycle = first; cycle <= first + WEEKS; cycle++) {
            if (name(cycle).equals(name)) {
                return checked(cycle, name);
            }
        }
        return OptionalLong.empty();
    }

    private OptionalLong checked(long cycle, String name) {
        return cycle >= 0 && cycle <= Integer.MAX_VALUE && name(cycle).equals(name)
                ? OptionalLong.of(cycle)
                : OptionalLong.empty();
    }

    /** Names count from the start of the epoch's day. */
    private long base() {
        return epoch >= 0 ? epoch - epoch % DAY : -DAY;
    }

    private DateTimeFormatter formatter() {
        return DateTimeFormatter.ofPattern(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }
}
