package org.marshal4j.blackbox.extended;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.copies.CopyChecks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.Explain;

/** Classes that extend collections and maps: first come their elements, then their own fields. */
class ExtendedTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    static Stream<Arguments> pinned() {
        return Stream.of(
                row(Extended_TagsMarshaller.INSTANCE, tags(), "02 01 61 01 62 01 63 80 00 03 00 00 00"),
                row(Extended_TagsMarshaller.INSTANCE, new Extended.Tags(), "00 00 00 00 00"),
                row(Extended_LinesMarshaller.INSTANCE, lines(), "02 01 01 00 00 00 00 07 01 78"),
                row(Extended_MoreLinesMarshaller.INSTANCE, moreLines(), "01 01 05 00 01 80 00 02"),
                row(Extended_NamesMarshaller.INSTANCE, names("a", null), "02 01 61 80 00"),
                row(Extended_DownwardsMarshaller.INSTANCE, downwards(), "02 01 62 01 61"),
                row(Extended_NumberedMarshaller.INSTANCE, numbered(), "01 01 09 00 00 00 04 00 00 00"),
                row(Extended_UnitsMarshaller.INSTANCE, units(), "01 06 01 03 00"),
                row(Extended_LongsMarshaller.INSTANCE, longs(), "01 01 05 00 00 00 00 00 00 00 01 02"),
                row(Extended_GrowingMarshaller.INSTANCE, growing(), "06 00 00 00 01 01 7a 01 00 00"),
                row(Extended_CountsMarshaller.INSTANCE, counts(), "01 01 61 01 05 00 00 00"),
                row(Extended_InboxMarshaller.INSTANCE, inbox(), "01 01 71"),
                row(Extended_NodeMarshaller.INSTANCE, node(), "02 02 00 01"),
                row(Extended_BatchMarshaller.INSTANCE, texts(), "01 01 01 74"),
                row(
                        Extended_HolderMarshaller.INSTANCE,
                        holder(),
                        "01 02 01 61 01 62 01 63 80 00 03 00 00 00 01 01 01 08 00 00 01 01 01 01 61 00 01 01 01 74"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("pinned")
    <T> void hasTheseBytes(Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = marshaller.toByteArray(value);
        assertThat(HEX.formatHex(bytes)).isEqualTo(hex);
        assertThat(marshaller.sizeOf(value)).isEqualTo(bytes.length);
        T read = marshaller.fromByteArray(bytes);
        assertThat(read).hasSameClassAs(value);
        assertThat(marshaller.toByteArray(read)).isEqualTo(bytes);
        CopyChecks.check(marshaller, value);
    }

    @Test
    void isRefilledInPlace() {
        Extended.Lines current = lines();
        Extended.Line first = current.get(0);
        first.price = 99;
        current.add(new Extended.Line(3));
        Extended_LinesMarshaller.INSTANCE.readInto(current, Extended_LinesMarshaller.INSTANCE.toByteArray(lines()));
        assertThat(current).hasSize(2);
        assertThat(current.get(0)).isSameAs(first);
        assertThat(first.price).isEqualTo((short) 1);
        assertThat(current.get(1)).isNull();
        assertThat(current.note()).isEqualTo("x");
    }

    @Test
    void isCopiedIntoInPlace() {
        Extended.Lines current = lines();
        Extended.Line first = current.get(0);
        first.price = 99;
        current.add(new Extended.Line(3));
        Extended.Lines value = lines();
        Extended_LinesMarshaller.INSTANCE.copyInto(value, current);
        CopyChecks.check(Extended_LinesMarshaller.INSTANCE, value, current);
        assertThat(current.get(0)).isSameAs(first);
        assertThat(current).hasSize(2);
    }

    @Test
    void mapsAreRefilledInPlace() {
        Extended.Tags current = tags();
        String key = current.keySet().iterator().next();
        current.put("z", "more");
        Extended_TagsMarshaller.INSTANCE.readInto(current, Extended_TagsMarshaller.INSTANCE.toByteArray(tags()));
        assertThat(current).isEqualTo(tags());
        assertThat(current.keySet().iterator().next()).isSameAs(key);
    }

    @Test
    void elementsAddedByAConstructorAreReplaced() {
        Extended.Names none = names();
        assertThat(Extended_NamesMarshaller.INSTANCE.fromByteArray(Extended_NamesMarshaller.INSTANCE.toByteArray(none)))
                .isEmpty();
    }

    @Test
    void keepsItsConstructorsComparator() {
        Extended.Downwards read = Extended_DownwardsMarshaller.INSTANCE.fromByteArray(
                Extended_DownwardsMarshaller.INSTANCE.toByteArray(downwards()));
        read.add("aa");
        assertThat(read).containsExactly("b", "aa", "a");
    }

    @Test
    void keepsTheContentsOfSharedObjects() {
        Extended.Node read =
                Extended_NodeMarshaller.INSTANCE.fromByteArray(Extended_NodeMarshaller.INSTANCE.toByteArray(node()));
        assertThat(read.get(0)).isSameAs(read);
        assertThat(read.id).isEqualTo((byte) 1);
    }

    @Test
    void hasThisSchemaAndExplanation() {
        assertThat(Extended_MoreLinesMarshaller.INSTANCE
                        .schema()
                        .toString()
                        .lines()
                        .map(String::strip))
                .containsExactly(
                        "org.marshal4j.blackbox.extended.Extended$MoreLines",
                        "this list<org.marshal4j.blackbox.extended.Extended$Line?>",
                        "kind int8",
                        "note text?",
                        "more int8");
        byte[] message = Extended_TagsMarshaller.INSTANCE.toByteArray(tags());
        assertThat(Explain.explain(Extended_TagsMarshaller.INSTANCE, Input.of(message)))
                .containsPattern("this +2 entries")
                .contains("this[0].key", "this[1].value", "version");
    }

    @Test
    void isNeverNull() {
        assertRefused(Extended_TagsMarshaller.INSTANCE, "80 00 00 00 00 00", "MARSHAL206", "this");
    }

    @Test
    void refusesCountsBeyondItsBytes() {
        assertRefused(Extended_TagsMarshaller.INSTANCE, "ff ff ff ff 07 00 00 00 00", "MARSHAL203", "this");
    }

    @Test
    void refusesDuplicateKeys() {
        assertRefused(
                Extended_TagsMarshaller.INSTANCE, "02 01 61 00 01 61 00 00 00 00 00", "MARSHAL226", "this[1].key");
    }

    @Test
    void refusesElementsThatTheClassDoesNotKeep() {
        assertRefused(
                Extended_LatestMarshaller.INSTANCE,
                "03 01 61 00 00 00 00 00 01 62 00 00 00 00 00 01 63 00 00 00 00 00",
                "MARSHAL226",
                "this[2].key");
        assertRefused(Extended_ChoosyMarshaller.INSTANCE, "02 00 01 61", "MARSHAL226", "this");
    }

    @Test
    void limitsEqualHashCodes() {
        Extended.Keys keys = new Extended.Keys();
        IntStream.range(0, 257).forEach(i -> keys.add(new Extended.Hashed((short) i)));
        assertThatThrownBy(() -> Extended_KeysMarshaller.INSTANCE.toByteArray(keys))
                .hasMessageContaining("[MARSHAL222]");
        StringBuilder hostile = new StringBuilder("81 02");
        IntStream.range(0, 257).forEach(i -> hostile.append(String.format(" 01 %02x %02x", i & 0xff, i >> 8)));
        assertRefused(Extended_KeysMarshaller.INSTANCE, hostile.toString(), "MARSHAL222", "this");
    }

    private static void assertRefused(Marshaller<?> marshaller, String hex, String code, String path) {
        assertThatThrownBy(() -> marshaller.fromByteArray(HEX.parseHex(hex)))
                .hasMessageContaining("[" + code + "]")
                .hasMessageContaining("." + path);
    }

    private static <T> Arguments row(Marshaller<? super T> marshaller, T value, String hex) {
        return Arguments.of(marshaller, value, hex);
    }

    private static Extended.Tags tags() {
        Extended.Tags tags = new Extended.Tags();
        tags.put("a", "b");
        tags.put("c", null);
        tags.version = 3;
        return tags;
    }

    private static Extended.Lines lines() {
        Extended.Lines lines = new Extended.Lines();
        lines.add(new Extended.Line(1));
        lines.add(null);
        lines.kind = 7;
        lines.note("x");
        return lines;
    }

    private static Extended.MoreLines moreLines() {
        Extended.MoreLines lines = new Extended.MoreLines();
        lines.add(new Extended.Line(5));
        lines.kind = 1;
        lines.more = 2;
        return lines;
    }

    private static Extended.Names names(String... all) {
        Extended.Names names = new Extended.Names();
        names.clear();
        names.addAll(Arrays.asList(all));
        return names;
    }

    private static Extended.Downwards downwards() {
        Extended.Downwards set = new Extended.Downwards();
        set.addAll(List.of("a", "b"));
        return set;
    }

    private static Extended.Numbered numbered() {
        Extended.Numbered numbered = new Extended.Numbered(4);
        numbered.add(9);
        return numbered;
    }

    private static Extended.Units units() {
        Extended.Units units = new Extended.Units();
        units.put(TimeUnit.DAYS, new Extended.Line(3));
        return units;
    }

    private static Extended.Longs longs() {
        Extended.Longs longs = new Extended.Longs();
        longs.add(5L);
        longs.number = 1;
        longs.last = 2;
        return longs;
    }

    private static Extended.Growing growing() {
        Extended.Growing growing = new Extended.Growing();
        growing.add("z");
        growing.first = 1;
        return growing;
    }

    private static Extended.Counts counts() {
        Extended.Counts counts = new Extended.Counts();
        counts.put("a", 5);
        return counts;
    }

    private static Extended.Inbox inbox() {
        Extended.Inbox inbox = new Extended.Inbox();
        inbox.add("q");
        return inbox;
    }

    /** Contains itself and null. */
    private static Extended.Node node() {
        Extended.Node node = new Extended.Node();
        node.add(node);
        node.add(null);
        node.id = 1;
        return node;
    }

    private static Extended.Texts texts() {
        Extended.Texts texts = new Extended.Texts();
        texts.add("t");
        return texts;
    }

    private static Extended.Holder holder() {
        Extended.Holder holder = new Extended.Holder();
        holder.tags = tags();
        holder.page = new Extended.Page<>();
        holder.page.add(new Extended.Line(8));
        holder.names = List.of(names("a"));
        holder.batch = texts();
        return holder;
    }
}
