package org.marshal4j.runtime.jdk;

import java.util.GregorianCalendar;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Gregorian calendars, with the same bytes as {@link CalendarMarshaller}, which says what is refused. Stateless and
 * thread-safe.
 */
public final class GregorianCalendarMarshaller implements FieldMarshaller<GregorianCalendar> {
    /** The only instance. */
    public static final GregorianCalendarMarshaller INSTANCE = new GregorianCalendarMarshaller();

    private GregorianCalendarMarshaller() {}

    @Override
    public void write(GregorianCalendar value, Output out) {
        Calendars.write(GregorianCalendarMarshaller.class, value, out);
    }

    @Override
    public GregorianCalendar read(@Nullable GregorianCalendar current, Input in) {
        return Calendars.read(GregorianCalendarMarshaller.class, current, in);
    }

    @Override
    public long sizeOf(GregorianCalendar value) {
        return Calendars.sizeOf(value);
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(Calendars.FIXED_SIZE, in);
    }
}
