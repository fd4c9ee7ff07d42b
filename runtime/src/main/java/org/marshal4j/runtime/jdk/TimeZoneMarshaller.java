package org.marshal4j.runtime.jdk;

import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;

/**
 * Time zones: their ids as texts, of at most 64 bytes. The JVM's own zones are taken, and fixed offsets such as {@code GMT+02:00}.
 *
 * <p>A zone that Java does not find by its id, such as a {@link java.util.SimpleTimeZone} or one that was changed, is refused when it is
 * written (MARSHAL227). Which zones there are depends on the reader's JDK. Stateless and thread-safe.
 */
public final class TimeZoneMarshaller implements FieldMarshaller<TimeZone> {
    /** The one object. */
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
}
