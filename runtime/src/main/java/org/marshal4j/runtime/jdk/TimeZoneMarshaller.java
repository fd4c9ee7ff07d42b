package org.marshal4j.runtime.jdk;

import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Time zones, as the texts of their ids, of at most 64 bytes. It accepts the JVM's own zones and fixed offsets such as
 * {@code GMT+02:00}.
 *
 * <p>A zone that Java does not find by its id is refused on writing (MARSHAL227), for example a
 * {@link java.util.SimpleTimeZone} or a zone that was changed. Which zones exist depends on the reader's JDK. Stateless
 * and thread-safe.
 */
public final class TimeZoneMarshaller implements FieldMarshaller<TimeZone> {
    /** The only instance. */
    public static final TimeZoneMarshaller INSTANCE = new TimeZoneMarshaller();

    private TimeZoneMarshaller() {}

    @Override
    public void write(TimeZone value, Output out) {
        Zones.write(TimeZoneMarshaller.class, value, out);
    }

    @Override
    public TimeZone read(@Nullable TimeZone current, Input in) {
        TimeZone zone = Zones.read(TimeZoneMarshaller.class, current == null ? null : current.getID(), in);
        return current != null && current.getClass() == zone.getClass() && zone.equals(current) ? current : zone;
    }

    @Override
    public long sizeOf(TimeZone value) {
        return Zones.sizeOf(value);
    }

    @Override
    public long sizeAt(Input in) {
        return CountedText.sizeAt(0, in);
    }
}
