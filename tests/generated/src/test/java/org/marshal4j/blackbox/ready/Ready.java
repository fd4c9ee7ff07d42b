package org.marshal4j.blackbox.ready;

import java.io.File;
import java.net.URL;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.regex.Pattern;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A class for each type that has a ready marshaller, and one that holds all these types in containers. */
public final class Ready {
    private Ready() {}

    @Marshal
    public record OfFile(@Required File value) implements Ready_OfFileMarshallable {}

    @Marshal
    public record OfPath(@Required Path value) implements Ready_OfPathMarshallable {}

    @Marshal
    public record OfUrl(@Required URL value) implements Ready_OfUrlMarshallable {}

    @Marshal
    public record OfPattern(@Required Pattern value) implements Ready_OfPatternMarshallable {}

    @Marshal
    public record OfTimeZone(@Required TimeZone value) implements Ready_OfTimeZoneMarshallable {}

    @Marshal
    public record OfCalendar(@Required Calendar value) implements Ready_OfCalendarMarshallable {}

    @Marshal
    public record OfGregorianCalendar(@Required GregorianCalendar value)
            implements Ready_OfGregorianCalendarMarshallable {}

    /** Has null, elements, values and keys that are read into, and a field after them. */
    @Marshal
    public static class All implements Ready_AllMarshallable {
        public File file;
        public List<Path> paths;
        public Map<String, URL> urls;
        public Optional<Pattern> pattern;
        public TimeZone[] zones;
        public Calendar calendar;
        public Map<Path, GregorianCalendar> times;
        public Set<File> files;
        public int behind;
    }
}
