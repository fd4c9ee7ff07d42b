package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/** Version 1 of the wire format, byte by byte: the table of docs/wire-format.md. None of it may ever change. */
class PinnedBytesTest {
    static Stream<Arguments> table() {
        return Stream.of(
                row("numbers", new Pinned.Numbers(), """
                        fe 02 01 ac 20 04 03 02 01 08 07 06 05 04 03 02 01 \
                        00 00 c0 3f 00 00 00 00 00 00 02 c0 01 00"""),
                row("text", text("abc"), "03 61 62 63"),
                row("empty text", text(""), "00"),
                row("null text", text(null), "80 00"),
                row("text beyond ASCII", text("é€"), "05 c3 a9 e2 82 ac"),
                row("supplementary character", text("😀"), "04 f0 9f 98 80"),
                row("text of 128 bytes", text("x".repeat(128)), "80 01" + " 78".repeat(128)),
                row("required text", textRequired("abc"), "03 61 62 63"),
                row("box", box(5), "01 05 00 00 00"),
                row("null box", box(null), "00 00 00 00 00"),
                row("required box", boxRequired(5), "05 00 00 00"),
                row("enum", constant(Many.C3), "03"),
                row("enum, index 127", constant(Many.C127), "7f"),
                row("enum, index 128", constant(Many.C128), "80 01"),
                row("null enum", constant(null), "80 00"),
                row("array", array((short) 1, (short) -2), "02 01 00 fe ff"),
                row("empty array", array(), "00"),
                row("null array", array((short[]) null), "80 00"),
                row("list", list(7, null), "02 01 07 00 00 00 00 00 00 00 00"),
                row("empty list", list(), "00"),
                row("null list", list((Integer[]) null), "80 00"),
                row("list of texts", texts("a", null, ""), "03 01 61 80 00 00"),
                row("list of lists", lists(), "03 02 01 01 00 00 00 80 00"),
                row("nested, fixed size", fixed(box(5)), "01 01 05 00 00 00"),
                row("null nested, fixed size", fixed(null), "00 00 00 00 00 00"),
                row("required nested", fixedRequired(box(5)), "01 05 00 00 00"),
                row("nested, variable size", variable(text("a")), "01 01 61"),
                row("null nested, variable size", variable(null), "00"),
                row("subclass", sub(), "01 61 09"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    <T> void theBytesArePinned(String what, ChronicleMarshaller<T> marshaller, T value, String hex) {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        marshaller.write(value, bytes);
        assertThat(Hex.of(bytes)).as(what).isEqualTo(hex);
        assertThat(Hex.of(ReferenceEncoder.encode(value))).as("reference").isEqualTo(hex);
        assertThat(DeepEquals.difference(value, marshaller.read(bytes))).isNull();
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    @Tag("plain")
    <T> void theBytesArePinnedWithoutChronicle(String what, Marshaller<T> marshaller, T value, String hex) {
        byte[] bytes = marshaller.toByteArray(value);
        assertThat(Hex.of(bytes)).as(what).isEqualTo(hex);
        assertThat(DeepEquals.difference(value, marshaller.fromByteArray(bytes)))
                .isNull();
    }

    @SuppressWarnings("unchecked") // the class of the value is the marshaller's type
    private static <T> Arguments row(String what, T value, String hex) {
        return Arguments.of(what, Marshallers.of((Class<T>) value.getClass()), value, hex);
    }

    static Pinned.OneText text(String value) {
        Pinned.OneText one = new Pinned.OneText();
        one.text = value;
        return one;
    }

    private static Pinned.OneTextRequired textRequired(String value) {
        Pinned.OneTextRequired one = new Pinned.OneTextRequired();
        one.text = value;
        return one;
    }

    static Pinned.OneBox box(Integer value) {
        Pinned.OneBox one = new Pinned.OneBox();
        one.box = value;
        return one;
    }

    private static Pinned.OneBoxRequired boxRequired(Integer value) {
        Pinned.OneBoxRequired one = new Pinned.OneBoxRequired();
        one.box = value;
        return one;
    }

    private static Pinned.OneEnum constant(Many value) {
        Pinned.OneEnum one = new Pinned.OneEnum();
        one.constant = value;
        return one;
    }

    private static Pinned.OneArray array(short... value) {
        Pinned.OneArray one = new Pinned.OneArray();
        one.array = value;
        return one;
    }

    private static Pinned.OneList list(Integer... value) {
        Pinned.OneList one = new Pinned.OneList();
        one.list = value == null ? null : Arrays.asList(value);
        return one;
    }

    private static Pinned.OneTextList texts(String... value) {
        Pinned.OneTextList one = new Pinned.OneTextList();
        one.list = Arrays.asList(value);
        return one;
    }

    private static Pinned.OneListOfLists lists() {
        Pinned.OneListOfLists one = new Pinned.OneListOfLists();
        one.lists = Arrays.asList(Arrays.asList(true, null), List.of(), null);
        return one;
    }

    private static Pinned.OneFixed fixed(Pinned.OneBox value) {
        Pinned.OneFixed one = new Pinned.OneFixed();
        one.nested = value;
        return one;
    }

    private static Pinned.OneFixedRequired fixedRequired(Pinned.OneBox value) {
        Pinned.OneFixedRequired one = new Pinned.OneFixedRequired();
        one.nested = value;
        return one;
    }

    private static Pinned.OneVariable variable(Pinned.OneText value) {
        Pinned.OneVariable one = new Pinned.OneVariable();
        one.nested = value;
        return one;
    }

    private static Pinned.Sub sub() {
        Pinned.Sub sub = new Pinned.Sub();
        sub.text = "a";
        return sub;
    }
}
