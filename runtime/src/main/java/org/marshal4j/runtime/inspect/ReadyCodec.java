package org.marshal4j.runtime.inspect;

import java.io.File;
import java.net.URL;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.jdk.CalendarMarshaller;
import org.marshal4j.runtime.jdk.CountedBytes;
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
 * @param shown formats a value for people to read
 */
record ReadyCodec<T>(FieldMarshaller<T> marshaller, Function<T, String> shown) {

    private static final Map<String, ReadyCodec<?>> ALL = Map.of(
            FileMarshaller.class.getName(), new ReadyCodec<>(FileMarshaller.INSTANCE, File::getPath),
            PathMarshaller.class.getName(), new ReadyCodec<>(PathMarshaller.INSTANCE, Path::toString),
            UrlMarshaller.class.getName(), new ReadyCodec<>(UrlMarshaller.INSTANCE, URL::toExternalForm),
            PatternMarshaller.class.getName(), new ReadyCodec<>(PatternMarshaller.INSTANCE, ReadyCodec::shown),
            TimeZoneMarshaller.class.getName(), new ReadyCodec<>(TimeZoneMarshaller.INSTANCE, TimeZone::getID),
            CalendarMarshaller.class.getName(), new ReadyCodec<>(CalendarMarshaller.INSTANCE, ReadyCodec::shown),
            GregorianCalendarMarshaller.class.getName(),
                    new ReadyCodec<>(GregorianCalendarMarshaller.INSTANCE, ReadyCodec::shown));

    /** Reads the next value, which is not null, and formats it for people to read. */
    static String value(WireType.Custom type, WireCursor in) {
        ReadyCodec<?> codec = ALL.get(type.marshaller());
        if (codec == null) {
            throw new MarshalException(
                    RuntimeProblem.OTHER,
                    "only " + type.marshaller() + " knows how to read the bytes here and how many there are");
        }
        return codec.next(in);
    }

    private String next(WireCursor in) {
        long start = in.offset();
        in.skip(CountedBytes.before(marshaller.getClass().getName()));
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
