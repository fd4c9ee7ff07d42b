package org.marshal4j.runtime.jdk;

import java.util.Calendar;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Gregorian calendars. Their bytes are the milliseconds since 1970 and the date of the change from the Julian calendar,
 * eight bytes each; the first day of the week, the minimal days in the first week, and 1 for lenient, one byte each;
 * then the id of the time zone as a text.
 *
 * <p>That is everything that {@code equals} compares. If fields are set but not yet computed, writing computes them. A
 * calendar is refused (MARSHAL227) if its fields are not a valid time, or if its class, its time zone or its numbers of
 * days cannot be kept. Stateless and thread-safe; a calendar itself belongs to one thread.
 */
public final class CalendarMarshaller implements FieldMarshaller<Calendar> {
    /** The only instance. */
    public static final CalendarMarshaller INSTANCE = new CalendarMarshaller();

    private CalendarMarshaller() {}

    @Override
    public void write(Calendar value, Output out) {
        Calendars.write(CalendarMarshaller.class, value, out);
    }

    @Override
    public Calendar read(@Nullable Calendar current, Input in) {
        return Calendars.read(CalendarMarshaller.class, current, in);
    }

    @Override
    public long sizeOf(Calendar value) {
        return Calendars.sizeOf(value);
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(Calendars.FIXED_SIZE, in);
    }
}
