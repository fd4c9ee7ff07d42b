package org.marshal4j.joda;

import org.joda.time.DateTimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** Writes and reads zones as the texts of their ids. */
final class Zones {
    /** Longer than the id of any zone in the tz database, and of any offset. */
    private static final int LONGEST = 64;

    private Zones() {}

    static void write(Class<?> by, DateTimeZone zone, Output out) {
        String id = zone.getID();
        if (!zone.equals(known(id))) {
            throw Iso.notKept(by, "the zone " + id + " is not the one that Joda-Time finds by this id");
        }
        Text.write(id, out);
    }

    /** The zone that the bytes name. Only the text that would be written for it is accepted. */
    static DateTimeZone read(Class<?> by, @Nullable DateTimeZone current, Input in) {
        String id = Text.read(current == null ? null : current.getID(), LONGEST, in);
        if (id == null) {
            throw Iso.impossible(by, "null in place of a zone");
        }
        DateTimeZone zone = known(id);
        if (zone == null || !zone.getID().equals(id)) {
            throw Iso.impossible(by, "there is no zone \"" + id + "\", or its id is written differently");
        }
        return zone.equals(current) ? current : zone;
    }

    static long sizeOf(DateTimeZone zone) {
        return Text.sizeOf(zone.getID());
    }

    /**
     * The size of the value at the read position, which ends with a zone.
     *
     * @param before the number of bytes before the zone
     */
    static long sizeAt(int before, Input in) {
        long start = in.position();
        Text.skip(before, in);
        return in.position() - start;
    }

    private static @Nullable DateTimeZone known(String id) {
        try {
            return DateTimeZone.forID(id);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
