package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/** Messages that begin with an id of revision 1, in every kind of Chronicle Bytes. */
class FormerIdsTest {
    /** The id 3fb7340c; numbers 7, -2; one part, "ab" 3; the text "x". */
    private static final byte[] FORMER = HexFormat.of()
            .parseHex("0c34b73f" + "0700000000000000" + "feff" + "01" + "01" + "026162" + "03000000" + "0178");

    private static final byte[] UNKNOWN = HexFormat.of().parseHex("fecaad0b" + "00".repeat(40));

    /** The id 0f6c6930; 7, -2. */
    private static final byte[] FORMER_NUMBERS = HexFormat.of().parseHex("30696c0f" + "0700000000000000" + "feff");

    /** The id 1b327d2a; a walk to "ab" 3. */
    private static final byte[] FORMER_STEP = HexFormat.of().parseHex("2a7d321b" + "00" + "026162" + "03000000");

    private static Identified expected() {
        Identified value = new Identified();
        value.numbers = new Identified.Numbers();
        value.numbers.first = 7;
        value.numbers.second = -2;
        value.parts = List.of(new Identified.Part("ab", 3));
        value.text = "x";
        return value;
    }

    /** Returns an object all of whose fields have other values. */
    private static Identified used() {
        Identified value = new Identified();
        value.numbers = new Identified.Numbers();
        value.numbers.third = 9;
        value.part = new Identified.Part("old", 1);
        value.steps = List.of(new Identified.Rest());
        return value;
    }

    @ParameterizedTest
    @EnumSource
    void areConverted(Buffers kind) {
        Bytes<?> bytes = kind.makeDirty(FORMER.length).write(FORMER);
        long start = bytes.readPosition();
        assertThat(DeepEquals.difference(expected(), IdentifiedMarshaller.INSTANCE.read(bytes)))
                .isNull();
        assertThat(bytes.readRemaining()).isZero();
        bytes.readPosition(start);
        Identified used = used();
        used.readMarshallable(bytes);
        assertThat(DeepEquals.difference(expected(), used)).isNull();
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "UNCHECKED")
    void areRefusedIfTheirEndIsMissing(Buffers kind) {
        Bytes<?> bytes = kind.makeDirty(FORMER.length).write(FORMER);
        long start = bytes.readPosition();
        for (int cut = 0; cut < FORMER.length; cut++) {
            bytes.readLimit(start + cut);
            MarshalException failure =
                    catchThrowableOfType(MarshalException.class, () -> IdentifiedMarshaller.INSTANCE.read(bytes));
            assertThat(failure.code()).as("%s, cut at %s", failure, cut).isEqualTo("MARSHAL203");
            assertThat(bytes.readPosition()).isEqualTo(start);
        }
        bytes.releaseLast();
    }

    @Test
    void areOfFamiliesToo() {
        assertThat(Identified_StepMarshaller.INSTANCE.read(Input.of(FORMER_STEP)))
                .isEqualTo(new Identified.Walk(new Identified.Part("ab", 3)));
    }

    /** As if the messages were of today. */
    @Test
    void areNotReadIntoNullOrAnotherClass() {
        refused("MARSHAL202", () -> Identified_NumbersMarshaller.INSTANCE.readInto(null, Input.of(FORMER_NUMBERS)));
        refused("MARSHAL201", () -> Identified_StepMarshaller.INSTANCE.readInto(null, Input.of(FORMER_STEP)));
        refused(
                "MARSHAL201",
                () -> Identified_StepMarshaller.INSTANCE.readInto(new Identified.Rest(), Input.of(FORMER_STEP)));
    }

    private static void refused(String code, Runnable read) {
        assertThat(catchThrowableOfType(MarshalException.class, read::run).code())
                .isEqualTo(code);
    }

    @ParameterizedTest
    @EnumSource
    void othersAreRefused(Buffers kind) {
        Bytes<?> bytes = kind.makeDirty(UNKNOWN.length).write(UNKNOWN);
        long start = bytes.readPosition();
        List<Runnable> reads = List.of(
                () -> IdentifiedMarshaller.INSTANCE.read(bytes),
                () -> used().readMarshallable(bytes),
                () -> new Identified.Numbers().readMarshallable(bytes),
                () -> Identified_PartMarshaller.INSTANCE.read(bytes),
                () -> Identified_StepMarshaller.INSTANCE.read(bytes));
        for (Runnable read : reads) {
            MarshalException failure = catchThrowableOfType(MarshalException.class, read::run);
            assertThat(failure.code()).isEqualTo("MARSHAL233");
            assertThat(failure.detail()).contains("0badcafe");
            assertThat(bytes.readPosition()).isEqualTo(start);
        }
        bytes.releaseLast();
    }
}
