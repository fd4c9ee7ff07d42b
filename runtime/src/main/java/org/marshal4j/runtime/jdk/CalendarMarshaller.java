package org.marshal4j.runtime.jdk;

import java.util.Calendar;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;

/**
 * Calendars that are Gregorian: milliseconds since 1970 and the change from the Julian calendar in eight bytes each, the first day of the
 * week, the least days of the first week and 1 for lenient in a byte each, then the id of the time zone as a text.
 *
 * <p>These are all that two calendars are equal by. Fields that are set and not computed yet are computed when it is written; if they are
 * no time, or if the class, the time zone or the numbers of days are not kept, it is refused (MARSHAL227). Stateless and thread-safe; a
 * calendar itself belongs to one thread.
 */
public final class CalendarMarshaller implements FieldMarshaller<Calendar> {
    /** The one object. */
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
}
