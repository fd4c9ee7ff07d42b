package org.marshal4j.runtime.jdk;

import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/** Writes and reads time zones as the texts of their ids. */
final class Zones {
    /** No id of the tz database or of an offset is longer. */
    private static final int LONGEST = 64;

    private Zones() {}

    static void write(Class<?> by, TimeZone zone, Output out) {
        String id = zone.getID();
        TimeZone known = TimeZone.getTimeZone(id);
        if (zone.getClass() != known.getClass() || !zone.equals(known)) {
            throw Refused.notKept(
                    by, "the time zone " + Refused.quoted(id) + " is not the one that Java finds by this id");
        }
        Text.write(id, out);
    }

    /** Reads a time zone. Accepts only the text that the zone would be written as. */
    static TimeZone read(Class<?> by, @Nullable String current, Input in) {
        String id = Refused.text(by, current, LONGEST, in);
        TimeZone zone = TimeZone.getTimeZone(id);
        if (!zone.getID().equals(id)) {
            throw Refused.impossible(
                    by, "there is no time zone " + Refused.quoted(id) + ", or its id is written differently");
        }
        return zone;
    }

    static long sizeOf(TimeZone zone) {
        return Text.sizeOf(zone.getID());
    }
}
