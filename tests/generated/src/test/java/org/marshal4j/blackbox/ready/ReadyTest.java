package org.marshal4j.blackbox.ready;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.inspect.Explain;

/** The ready marshallers for classes of the JDK: their bytes, what counts as equal, and values in containers. */
class ReadyTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    /** The bytes of a new calendar that is set to 1970-01-01T00:00:01 in UTC. */
    private static final String CALENDAR = "e8 03 00 00 00 00 00 00 00 ac 64 f9 e2 f4 ff ff 01 01 01 03 55 54 43";

    static Stream<Arguments> values() {
        return Stream.of(
                row(new Ready.OfFile(new File("a/b")), "03 61 2f 62"),
                row(new Ready.OfFile(new File("")), "00"),
                row(new Ready.OfPath(Path.of("/a/b")), "04 2f 61 2f 62"),
                row(new Ready.OfPath(Path.of("..")), "02 2e 2e"),
                row(
                        new Ready.OfUrl(url("http://a.b:1/c?d#e")),
                        "12 68 74 74 70 3a 2f 2f 61 2e 62 3a 31 2f 63 3f 64 23 65"),
                row(
                        new Ready.OfUrl(url("jar:file:/a.jar!/b")),
                        "12 6a 61 72 3a 66 69 6c 65 3a 2f 61 2e 6a 61 72 21 2f 62"),
                row(
                        new Ready.OfTimeZone(TimeZone.getTimeZone("Europe/Zurich")),
                        "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                row(new Ready.OfTimeZone(TimeZone.getTimeZone("GMT+2")), "09 47 4d 54 2b 30 32 3a 30 30"),
                row(new Ready.OfCalendar(calendar()), CALENDAR),
                row(new Ready.OfGregorianCalendar(calendar()), CALENDAR),
                row(
                        new Ready.OfGregorianCalendar(strange()),
                        "ff ff ff ff ff ff ff ff 05 00 00 00 00 00 00 00 02 04 00 09 47 4d 54 2d 31 31 3a 33 30"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("values")
    <T> void hasTheseBytes(Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = marshaller.toByteArray(value);
        assertThat(HEX.formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.length);
        assertThat(marshaller.fromByteArray(bytes)).isEqualTo(value);
        assertThat(marshaller.copy(value)).isEqualTo(value).isNotSameAs(value);
    }

    static Stream<Arguments> patterns() {
        return Stream.of(
                Arguments.of(Pattern.compile("a+"), "00 00 00 00 02 61 2b"),
                Arguments.of(Pattern.compile(""), "00 00 00 00 00"),
                Arguments.of(Pattern.compile("é", Pattern.CASE_INSENSITIVE | Pattern.LITERAL), "12 00 00 00 02 c3 a9"),
                Arguments.of(Pattern.compile("a", Pattern.UNICODE_CHARACTER_CLASS), "40 01 00 00 01 61"),
                // Flags set by the text are not among those that it was compiled with.
                Arguments.of(Pattern.compile("a(?i)b"), "00 00 00 00 06 61 28 3f 69 29 62"),
                Arguments.of(Pattern.compile("(?-i)b", 2), "02 00 00 00 06 28 3f 2d 69 29 62"));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void patternsHaveTheseBytes(Pattern pattern, String hex) {
        byte[] bytes = Ready_OfPatternMarshaller.INSTANCE.toByteArray(new Ready.OfPattern(pattern));
        assertThat(HEX.formatHex(bytes)).isEqualTo(hex);
        Pattern read = Ready_OfPatternMarshaller.INSTANCE.fromByteArray(bytes).value();
        assertThat(read.pattern()).isEqualTo(pattern.pattern());
        assertThat(read.flags()).isEqualTo(pattern.flags());
        for (String text : List.of("a", "A", "ab", "aB", "AB", "é", "É", "b", "B", "")) {
            assertThat(read.matcher(text).matches())
                    .isEqualTo(pattern.matcher(text).matches());
        }
    }

    @Test
    void containersCanHoldThem() {
        Ready.All all = all();
        byte[] bytes = Ready_AllMarshaller.INSTANCE.toByteArray(all);
        Ready.All read = Ready_AllMarshaller.INSTANCE.fromByteArray(bytes);
        assertThat(read)
                .usingRecursiveComparison()
                .ignoringFields("pattern", "urls", "zones", "calendar", "times")
                .isEqualTo(all);
        assertThat(read.pattern.orElseThrow().pattern()).isEqualTo("x*");
        assertThat(read.urls.get("u").toExternalForm()).isEqualTo("https://a.b/");
        assertThat(read.zones).containsExactly(TimeZone.getTimeZone("UTC"), null);
        assertThat(read.calendar).isEqualTo(all.calendar);
        assertThat(read.times).isEqualTo(all.times);
        assertThat(read.behind).isEqualTo(7);
    }

    @Test
    void equalValuesAreKept() {
        Ready.All all = all();
        List<Object> held = parts(all);
        Ready_AllMarshaller.INSTANCE.readInto(all, Ready_AllMarshaller.INSTANCE.toByteArray(all()));
        List<Object> now = parts(all);
        assertThat(now).hasSameSizeAs(held);
        for (int i = 0; i < now.size(); i++) {
            assertThat(now.get(i)).isSameAs(held.get(i));
        }
    }

    private static List<Object> parts(Ready.All all) {
        return List.of(
                all.file, all.paths.get(0), all.urls.get("u"), all.pattern.orElseThrow(), all.zones[0], all.calendar);
    }

    @Test
    void theSchemaNamesTheMarshaller() {
        assertThat(Ready_AllMarshaller.INSTANCE.schema().toString())
                .contains("file custom org.marshal4j.runtime.jdk.FileMarshaller?")
                .contains("paths list<custom org.marshal4j.runtime.jdk.PathMarshaller?>?");
    }

    @Test
    void canBeExplained() {
        byte[] bytes = Ready_AllMarshaller.INSTANCE.toByteArray(all());
        assertThat(Explain.explain(Ready_AllMarshaller.INSTANCE, Input.of(bytes)))
                .contains("file", "some/file")
                .contains("paths[0]", "/a/b")
                .contains("https://a.b/")
                .contains("x* (flags 2)")
                .contains("zones[0]", "UTC")
                .contains("1970-01-01T00:00:01Z[UTC]")
                .containsPattern("behind +7\n")
                .doesNotContain("MARSHAL");
    }

    /** Calendars in any state are equal after reading, and have the same bytes, as far as their state is kept. */
    @Test
    void calendarsAreReadCompletely() {
        Random random = new Random(3);
        String[] ids = TimeZone.getAvailableIDs();
        for (int i = 0; i < 500; i++) {
            GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone(ids[random.nextInt(ids.length)]));
            calendar.setGregorianChange(new Date(anyMillis(random)));
            calendar.setFirstDayOfWeek(1 + random.nextInt(7));
            calendar.setMinimalDaysInFirstWeek(1 + random.nextInt(7));
            calendar.setTimeInMillis(anyMillis(random));
            if (random.nextBoolean()) {
                calendar.add(Calendar.MONTH, random.nextInt(20) - 10);
                calendar.set(Calendar.HOUR, 30);
            }
            Ready.OfCalendar held = new Ready.OfCalendar(calendar);
            byte[] bytes = Ready_OfCalendarMarshaller.INSTANCE.toByteArray(held);
            Ready.OfCalendar read = Ready_OfCalendarMarshaller.INSTANCE.fromByteArray(bytes);
            assertThat(read).isEqualTo(held);
            assertThat(Ready_OfCalendarMarshaller.INSTANCE.toByteArray(read)).isEqualTo(bytes);
        }
    }

    private static long anyMillis(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> Long.MIN_VALUE;
            case 1 -> Long.MAX_VALUE;
            default -> random.nextLong() >> random.nextInt(40);
        };
    }

    @Test
    void everyZoneOfTheJvmIsKept() {
        for (String id : TimeZone.getAvailableIDs()) {
            Ready.OfTimeZone held = new Ready.OfTimeZone(TimeZone.getTimeZone(id));
            byte[] bytes = Ready_OfTimeZoneMarshaller.INSTANCE.toByteArray(held);
            assertThat(Ready_OfTimeZoneMarshaller.INSTANCE.fromByteArray(bytes)).isEqualTo(held);
        }
    }

    static Stream<Arguments> noValues() {
        return Stream.of(
                Arguments.of(Ready_OfFileMarshaller.INSTANCE, "80 00", "null in place of a text"),
                Arguments.of(Ready_OfFileMarshaller.INSTANCE, "02 61 2f", "\"a/\" is written as \"a\""),
                Arguments.of(Ready_OfPathMarshaller.INSTANCE, "80 00", "null in place of a text"),
                Arguments.of(Ready_OfPathMarshaller.INSTANCE, "04 61 2f 2f 62", "\"a//b\" is written as \"a/b\""),
                Arguments.of(Ready_OfPathMarshaller.INSTANCE, "01 00", "is not a path here"),
                Arguments.of(Ready_OfUrlMarshaller.INSTANCE, "80 00", "null in place of a text"),
                noUrl("ftp://a/", "is not of http, https, file, or jar of"),
                noUrl("HTTP://a/", "is not of http, https, file, or jar of"),
                noUrl("jar:x:/a!/", "is not of http, https, file, or jar"),
                noUrl("jar:jar:file:/a!/!/", "is not of http, https, file, or"),
                noUrl("jar:url:jar:file:/a!/!/", "is not of http, https, file"),
                noUrl("jar:file:/a", "is not a URL"),
                noUrl("http://a:b/", "is not a URL"),
                noUrl("http://a/b ", "is written as \"http://a/b\""),
                noPattern("00 00 00 00 80 00", "null in place of a text"),
                noPattern("00 00 00 00 01 28", "is not a pattern: Unclosed group"),
                noPattern("80 00 00 00 01 61", "CANON_EQ"),
                noPattern("00 02 00 00 01 61", "no such flags of patterns: 0x200"),
                noPattern("00 01 00 00 01 61", "without UNICODE_CASE"),
                noPattern(
                        "00 00 00 00 " + text("a".repeat(1001)),
                        "a pattern of 1001 characters, but at most 1000 are kept"),
                noPattern(
                        "00 00 00 00 " + text("(".repeat(201)),
                        "a pattern with 201 of the characters ( [ &, but at most 200 are kept"),
                Arguments.of(Ready_OfTimeZoneMarshaller.INSTANCE, "80 00", "null in place of a text"),
                Arguments.of(Ready_OfTimeZoneMarshaller.INSTANCE, text("GMT+2"), "or its id is written differently"),
                Arguments.of(Ready_OfTimeZoneMarshaller.INSTANCE, text("Europe/Nowhere"), "there is no time zone"),
                noCalendar("00 01 01 03 55 54 43", "weeks is 0"),
                noCalendar("01 08 01 03 55 54 43", "are 8"),
                noCalendar("01 01 02 03 55 54 43", "lenient byte is 2"),
                noCalendar("01 01 01 01 58", "no time zone \"X\""));
    }

    private static Arguments noUrl(String text, String why) {
        return Arguments.of(Ready_OfUrlMarshaller.INSTANCE, text(text), why);
    }

    private static Arguments noPattern(String hex, String why) {
        return Arguments.of(Ready_OfPatternMarshaller.INSTANCE, hex, why);
    }

    private static Arguments noCalendar(String behindTimes, String why) {
        return Arguments.of(Ready_OfCalendarMarshaller.INSTANCE, CALENDAR.substring(0, 16 * 3) + behindTimes, why);
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("noValues")
    void invalidBytesAreRefused(Marshaller<?> marshaller, String hex, String why) {
        byte[] bytes = HEX.parseHex(hex);
        assertThatThrownBy(() -> marshaller.fromByteArray(bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(".value")
                .hasMessageContaining("offset 0")
                .hasMessageContaining(why)
                .hasMessageContaining("[MARSHAL214]");
        assertThat(Explain.explain(marshaller, Input.of(bytes))).contains("value", why, "[MARSHAL214]");
    }

    @Test
    void longTextsAreRefusedBeforeTheyAreCreated() {
        assertThatThrownBy(() -> Ready_OfTimeZoneMarshaller.INSTANCE.fromByteArray(HEX.parseHex(text("a".repeat(65)))))
                .hasMessageContaining("[MARSHAL215]");
        assertThatThrownBy(() -> Ready_OfPatternMarshaller.INSTANCE.fromByteArray(
                        HEX.parseHex("00 00 00 00 " + text("a".repeat(3001)))))
                .hasMessageContaining("[MARSHAL215]");
    }

    static Stream<Arguments> notKept() throws Exception {
        TimeZone changed = TimeZone.getTimeZone("Europe/Zurich");
        changed.setRawOffset(1);
        TimeZone renamed = TimeZone.getTimeZone("Europe/Zurich");
        renamed.setID("Europe/Paris");
        GregorianCalendar noTime = new GregorianCalendar();
        noTime.setLenient(false);
        noTime.set(Calendar.MONTH, 13);
        GregorianCalendar noDay = new GregorianCalendar();
        noDay.setFirstDayOfWeek(8);
        GregorianCalendar ruled = new GregorianCalendar(new SimpleTimeZone(5, "UTC"));
        return Stream.of(
                row(new Ready.OfFile(new File("a") {}), "would be read as a File"),
                row(new Ready.OfPath(Path.of(URI.create("jrt:/java.base"))), "one of another file system"),
                row(new Ready.OfUrl(url("ftp://a/")), "is not of http, https, file"),
                row(
                        new Ready.OfUrl(new URL(null, "http://a/", new Renaming())),
                        "is the text of a URL with other parts"),
                pattern(Pattern.compile("a", Pattern.CANON_EQ), "CANON_EQ"),
                pattern(Pattern.compile("a".repeat(1001)), "1001 characters"),
                pattern(Pattern.compile("[a]".repeat(201)), "201 of the characters"),
                row(
                        new Ready.OfTimeZone(new SimpleTimeZone(5, "UTC")),
                        "\"UTC\" is not the one that Java finds by this id"),
                row(new Ready.OfTimeZone(changed), "is not the one"),
                row(new Ready.OfTimeZone(renamed), "\"Europe/Paris\" is not"),
                row(
                        new Ready.OfCalendar(Calendar.getInstance(Locale.forLanguageTag("th-TH-u-ca-buddhist"))),
                        "would be read as a GregorianCalendar"),
                row(new Ready.OfCalendar(noTime), "its fields are no time"),
                row(new Ready.OfCalendar(noDay), "weeks is 8"),
                row(new Ready.OfCalendar(ruled), "\"UTC\" is not the one"));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("notKept")
    <T> void otherValuesAreRefused(Marshaller<T> marshaller, T value, String why) {
        Output out = Output.elastic();
        assertThatThrownBy(() -> marshaller.write(value, out))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(".value")
                .hasMessageContaining(why)
                .hasMessageContaining("[MARSHAL227]");
        assertThat(out.position()).isZero();
    }

    /** A thread with a stack of half a megabyte has enough stack for the costliest patterns that are accepted. */
    @ParameterizedTest
    @ValueSource(strings = {"a?", "[ab]", "(a)", "(?:a|", "(?<=(a", "(", "[", "[a&&", "."})
    void theCostliestPatternsAreCompiled(String part) throws Exception {
        int levels = (int) part.chars().filter(c -> "([&".indexOf(c) >= 0).count();
        int times = levels == 0 ? 1000 / part.length() : Math.min(200 / levels, 1000 / (part.length() + levels + 3));
        StringBuilder text = new StringBuilder(part.repeat(times));
        if (part.startsWith("(") && !part.endsWith(")")) {
            text.append("b").append(part.contains("(a") ? "){2})".repeat(times) : ")*".repeat(times));
        } else if (part.startsWith("[") && !part.endsWith("]")) {
            text.append("a").append("]".repeat(times));
        }
        byte[] bytes =
                Ready_OfPatternMarshaller.INSTANCE.toByteArray(new Ready.OfPattern(Pattern.compile(text.toString())));
        List<Object> read = new ArrayList<>();
        Thread thread = new Thread(
                null, () -> read.add(Ready_OfPatternMarshaller.INSTANCE.fromByteArray(bytes)), "compiles", 512 * 1024);
        thread.start();
        thread.join();
        assertThat(read).hasSize(1);
    }

    private static String text(String text) {
        byte[] bytes = new byte[(int) Text.sizeOf(text)];
        Text.write(text, Output.to(bytes));
        return HEX.formatHex(bytes);
    }

    private static Arguments pattern(Pattern pattern, String why) {
        return row(new Ready.OfPattern(pattern), why);
    }

    private static Ready.All all() {
        Ready.All all = new Ready.All();
        all.file = new File("some/file");
        all.paths = new ArrayList<>(Arrays.asList(Path.of("/a/b"), null));
        all.urls = new LinkedHashMap<>(Map.of("u", url("https://a.b/")));
        all.pattern = Optional.of(Pattern.compile("x*", Pattern.CASE_INSENSITIVE));
        all.zones = new TimeZone[] {TimeZone.getTimeZone("UTC"), null};
        all.calendar = calendar();
        all.times = new LinkedHashMap<>(Map.of(Path.of("t"), strange()));
        all.files = new LinkedHashSet<>(Set.of(new File("f")));
        all.behind = 7;
        return all;
    }

    private static GregorianCalendar calendar() {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        calendar.setFirstDayOfWeek(1);
        calendar.setMinimalDaysInFirstWeek(1);
        calendar.setTimeInMillis(1000);
        return calendar;
    }

    private static GregorianCalendar strange() {
        GregorianCalendar calendar = GregorianCalendar.from(ZonedDateTime.parse("1969-12-31T12:29:59.999-11:30"));
        calendar.setGregorianChange(new Date(5));
        calendar.setLenient(false);
        return calendar;
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    private static Arguments row(Object value, String hexOrWhy) {
        return Arguments.of(Marshallers.of(value.getClass()), value, hexOrWhy);
    }

    /** Handles URLs whose text is that of another URL. */
    private static final class Renaming extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected String toExternalForm(URL url) {
            return "http://b/";
        }
    }
}
