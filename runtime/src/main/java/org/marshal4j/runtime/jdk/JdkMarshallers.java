package org.marshal4j.runtime.jdk;

/**
 * All marshallers of this package, to be named at once in {@code @MarshalTypesWith}: naming this class there means
 * naming all marshallers that are its public constants. A marshaller named on a nearer package, or with
 * {@code @MarshalWith} on the field, takes precedence.
 */
public final class JdkMarshallers {
    /** For {@link java.io.File}. */
    public static final FileMarshaller FILE = FileMarshaller.INSTANCE;

    /** For {@link java.nio.file.Path}. */
    public static final PathMarshaller PATH = PathMarshaller.INSTANCE;

    /** For {@link java.net.URL}. */
    public static final UrlMarshaller URL = UrlMarshaller.INSTANCE;

    /** For {@link java.util.regex.Pattern}. */
    public static final PatternMarshaller PATTERN = PatternMarshaller.INSTANCE;

    /** For {@link java.util.TimeZone}. */
    public static final TimeZoneMarshaller TIME_ZONE = TimeZoneMarshaller.INSTANCE;

    /** For {@link java.util.Calendar}. */
    public static final CalendarMarshaller CALENDAR = CalendarMarshaller.INSTANCE;

    /** For {@link java.util.GregorianCalendar}. */
    public static final GregorianCalendarMarshaller GREGORIAN_CALENDAR = GregorianCalendarMarshaller.INSTANCE;

    private JdkMarshallers() {}
}
