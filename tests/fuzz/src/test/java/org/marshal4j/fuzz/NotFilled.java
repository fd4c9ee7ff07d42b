package org.marshal4j.fuzz;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import java.util.regex.Pattern;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.ready.Ready;
import org.marshal4j.blackbox.ready.Ready_AllMarshaller;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;

/**
 * Types for which no random values can be made, with a valid message each: classes that are collections, classes of
 * the JDK, interfaces of getters and setters, forms of other libraries. Messages of former schemas too.
 */
final class NotFilled {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    private NotFilled() {}

    /**
     * Returns one for each message. New ones are added at the end, since {@link Varied} knows them by their position.
     */
    static List<Hostile<?>> all() {
        return List.of(
                hostile(
                        "extended.Extended_Holder",
                        "01 02 01 61 01 62 01 63 80 00 03 00 00 00 01 01 01 08 00 00 01 01 01 01 61 00 01 01 01 74"),
                hostile("extended.Extended_MoreLines", "01 01 05 00 01 80 00 02"),
                hostile("extended.Extended_Units", "01 06 01 03 00"),
                hostile("extended.Extended_Growing", "06 00 00 00 01 01 7a 01 00 00"),
                hostile("extended.Extended_Counts", "01 01 61 01 05 00 00 00"),
                hostile("extended.Extended_Node", "02 02 00 01"),
                hostile("ready.Ready_OfFile", "03 61 2f 62"),
                hostile("ready.Ready_OfPath", "04 2f 61 2f 62"),
                hostile("ready.Ready_OfUrl", "12 68 74 74 70 3a 2f 2f 61 2e 62 3a 31 2f 63 3f 64 23 65"),
                hostile("ready.Ready_OfPattern", "00 00 00 00 02 61 2b"),
                hostile("ready.Ready_OfTimeZone", "0d 45 75 72 6f 70 65 2f 5a 75 72 69 63 68"),
                hostile(
                        "ready.Ready_OfCalendar",
                        "e8 03 00 00 00 00 00 00 00 ac 64 f9 e2 f4 ff ff 01 01 01 03 55 54 43"),
                hostile(Ready_AllMarshaller.INSTANCE, ready()),
                hostile("beans.Everything"),
                hostile("beans.Growing"),
                hostile("beans.Part"),
                hostile("beans.Order"),
                former("dto.Identified", "0c 34 b7 3f 07 00 00 00 00 00 00 00 fe ff 01 01 02 61 62 03 00 00 00 01 78"),
                former("dto.Identified_Numbers", "30 69 6c 0f 07 00 00 00 00 00 00 00 fe ff"),
                hostile("encoded.DataOutputTrade"),
                hostile("encoded.ChronicleTrade"),
                hostile("encoded.SearchTrade"),
                hostile("encoded.LuceneTrade"),
                hostile("encoded.HadoopTrade"),
                hostile("encoded.CodedTrade"),
                hostile("encoded.Measurement"));
    }

    /** Uses a message that is made from the schema. */
    private static Hostile<?> hostile(String name) {
        Dto<?> dto = Dto.named("org.marshal4j.blackbox." + name + "Marshaller");
        Schema schema = dto.marshaller().schema();
        return hostile(dto, SampleMessages.of(schema, schema.resolver(), 2));
    }

    private static Hostile<?> hostile(String name, String hex) {
        return hostile(Dto.named("org.marshal4j.blackbox." + name + "Marshaller"), HEX.parseHex(hex));
    }

    private static Hostile<?> former(String name, String hex) {
        return former(Dto.named("org.marshal4j.blackbox." + name + "Marshaller"), HEX.parseHex(hex));
    }

    private static <T> Hostile<T> former(Dto<T> dto, byte[] valid) {
        return Hostile.ofFormer(dto.marshaller(), valid, dto.marshaller().fromByteArray(valid));
    }

    private static <T> Hostile<T> hostile(ChronicleMarshaller<T> marshaller, T value) {
        try {
            return hostile(Dto.of(marshaller), marshaller.toByteArray(value));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns one of each, in containers. */
    private static Ready.All ready() {
        Ready.All all = new Ready.All();
        all.file = new File("f");
        all.paths = new ArrayList<>(List.of(Path.of("/a/b")));
        all.pattern = Optional.of(Pattern.compile("x*", Pattern.CASE_INSENSITIVE));
        all.zones = new TimeZone[] {TimeZone.getTimeZone("UTC"), null};
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTimeInMillis(1000);
        all.times = new LinkedHashMap<>(Map.of(Path.of("t"), calendar));
        all.files = new LinkedHashSet<>(Set.of(new File("g")));
        all.behind = 7;
        return all;
    }

    private static <T> Hostile<T> hostile(Dto<T> dto, byte[] valid) {
        T used = dto.type().isRecord() ? null : dto.marshaller().fromByteArray(valid);
        return new Hostile<>(dto.marshaller(), valid, used);
    }
}
