package org.marshal4j.runtime.inspect;

import java.io.File;
import java.net.URL;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.Objects;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.jdk.CalendarMarshaller;
import org.marshal4j.runtime.jdk.FileMarshaller;
import org.marshal4j.runtime.jdk.GregorianCalendarMarshaller;
import org.marshal4j.runtime.jdk.PathMarshaller;
import org.marshal4j.runtime.jdk.PatternMarshaller;
import org.marshal4j.runtime.jdk.TimeZoneMarshaller;
import org.marshal4j.runtime.jdk.UrlMarshaller;
import org.marshal4j.schema.wire.WireType;

/**
 * How to read the values of a hand-written marshaller of this runtime: a number of bytes, then a text. With it,
 * messages can be walked past such values.
 *
 * @param marshaller the marshaller
 * @param before the number of bytes before the text
 * @param shown formats a value for people to read
 */
record ReadyCodec<T>(FieldMarshaller<T> marshaller, int before, Function<T, String> shown) {
    private static final int BEFORE_ZONE = 2 * Long.BYTES + 3;

    private static final Map<String, ReadyCodec<?>> ALL = Map.of(
            FileMarshaller.class.getName(), new ReadyCodec<>(FileMarshaller.INSTANCE, 0, File::getPath),
            PathMarshaller.class.getName(), new ReadyCodec<>(PathMarshaller.INSTANCE, 0, Path::toString),
            UrlMarshaller.class.getName(), new ReadyCodec<>(UrlMarshaller.INSTANCE, 0, URL::toExternalForm),
            PatternMarshaller.class.getName(),
                    new ReadyCodec<>(PatternMarshaller.INSTANCE, Integer.BYTES, ReadyCodec::shown),
            TimeZoneMarshaller.class.getName(), new ReadyCodec<>(TimeZoneMarshaller.INSTANCE, 0, TimeZone::getID),
            CalendarMarshaller.class.getName(),
                    new ReadyCodec<>(CalendarMarshaller.INSTANCE, BEFORE_ZONE, ReadyCodec::shown),
            GregorianCalendarMarshaller.class.getName(),
                    new ReadyCodec<>(GregorianCalendarMarshaller.INSTANCE, BEFORE_ZONE, ReadyCodec::shown));

    /** Whether the marshaller with a name is one of this runtime. */
    static boolean isReady(String marshaller) {
        return ALL.containsKey(marshaller);
    }

    /** Reads the next value, which is not null, and formats it for people to read. */
    static String value(WireType.Custom type, WireCursor in) {
        return Objects.requireNonNull(ALL.get(type.marshaller())).next(in);
    }

    private String next(WireCursor in) {
        long start = in.offset();
        in.skip(before);
        int count = in.nextCount();
        in.require(count);
        int size = (int) (in.offset() - start) + Math.max(0, count);
        in.moveTo(start);
        try {
            return shown.apply(marshaller.read(null, Input.of(in.nextBytes(size))));
        } catch (MarshalException e) {
            in.moveTo(start);
            throw e;
        }
    }

    private static String shown(Pattern pattern) {
        return pattern.flags() == 0 ? pattern.pattern() : pattern.pattern() + " (flags " + pattern.flags() + ")";
    }

    private static String shown(Calendar calendar) {
        return ((GregorianCalendar) calendar).toZonedDateTime().toString();
    }
}
