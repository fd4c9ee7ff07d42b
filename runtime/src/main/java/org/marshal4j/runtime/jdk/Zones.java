package org.marshal4j.runtime.jdk;

import java.util.TimeZone;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.Text;

/** Time zones as the texts of their ids. */
final class Zones {
    /** No zone of the tz database, and no offset, has a longer id. */
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

    /** A time zone that the bytes name; only the text that it is written as is taken. */
    static TimeZone read(Class<?> by, @Nullable String current, Input in) {
        String id = Refused.text(by, current, LONGEST, in);
        TimeZone zone = TimeZone.getTimeZone(id);
        if (!zone.getID().equals(id)) {
            throw Refused.impossible(
                    by, "there is no time zone " + Refused.quoted(id) + ", or it is written otherwise");
        }
        return zone;
    }

    static long sizeOf(TimeZone zone) {
        return Text.sizeOf(zone.getID());
    }
}
