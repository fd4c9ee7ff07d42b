package org.marshal4j.runtime.jdk;

import java.util.Map;

/**
 * The bytes of the ready-made marshallers whose values vary in size: some of a fixed number, then a text. With them,
 * messages can be walked past such values.
 */
public final class CountedBytes {
    private static final int OF_CALENDAR = 2 * Long.BYTES + 3;

    private static final Map<String, Integer> BEFORE = Map.of(
            FileMarshaller.class.getName(), 0,
            PathMarshaller.class.getName(), 0,
            UrlMarshaller.class.getName(), 0,
            PatternMarshaller.class.getName(), Integer.BYTES,
            TimeZoneMarshaller.class.getName(), 0,
            CalendarMarshaller.class.getName(), OF_CALENDAR,
            GregorianCalendarMarshaller.class.getName(), OF_CALENDAR);

    private CountedBytes() {}

    /**
     * Returns the number of bytes before the text.
     *
     * @param marshaller the binary name of the marshaller
     * @return the number; −1 if only the marshaller knows its bytes
     */
    public static int before(String marshaller) {
        return BEFORE.getOrDefault(marshaller, -1);
    }
}
