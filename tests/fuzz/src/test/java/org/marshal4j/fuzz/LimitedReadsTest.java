package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.dto.ChainMarshaller;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** Limits that a caller sets, and what a marshaller says about messages beyond them. */
class LimitedReadsTest {
    private static final KeyedMarshaller KEYED = KeyedMarshaller.INSTANCE;

    private static Keyed lists(int count) {
        Keyed keyed = new Keyed();
        keyed.lists = IntStream.range(0, count).mapToObj(i -> List.of(i, i)).collect(Collectors.toSet());
        return keyed;
    }

    private static Input input(Keyed keyed, ReadLimits limits) {
        return Input.of(KEYED.toByteArray(keyed)).limits(limits);
    }

    @Test
    void elementsOfAllCollectionsCountTogether() {
        Keyed keyed = lists(10);
        keyed.longs = Set.of(1L, 2L, 3L);
        keyed.uuids = new HashMap<>();
        assertThat(KEYED.read(input(keyed, ReadLimits.DEFAULT.withElements(33))).lists)
                .hasSize(10);
        Input in = input(keyed, ReadLimits.DEFAULT.withElements(32));
        assertThatThrownBy(() -> KEYED.read(in))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("reading org.marshal4j.fuzz.Keyed.longs at offset ")
                .hasMessageEndingWith(": 3 elements, but at most 32 in all are allowed for a read, and 30 came before"
                        + " [MARSHAL223]");
        assertThat(in.position()).isZero();
    }

    /** Elements are counted from when the limits were set. */
    @Test
    void severalMessagesOfOneInputHaveTheirOwnLimits() {
        byte[] message = KEYED.toByteArray(lists(4));
        byte[] twice = new byte[2 * message.length];
        System.arraycopy(message, 0, twice, 0, message.length);
        System.arraycopy(message, 0, twice, message.length, message.length);
        ReadLimits limits = ReadLimits.DEFAULT.withElements(12);
        Input in = Input.of(twice).limits(limits);
        assertThat(KEYED.read(in).lists).hasSize(4);
        assertThatThrownBy(() -> KEYED.read(in)).hasMessageEndingWith("[MARSHAL223]");
        assertThat(KEYED.read(in.limits(limits)).lists).hasSize(4);
    }

    /** Inputs over Bytes are reused for other messages. */
    @Test
    void limitsForBytesHoldForOneReadOnly() {
        Bytes<?> bytes = Bytes.wrapForRead(KEYED.toByteArray(lists(4)));
        ReadLimits limits = ReadLimits.DEFAULT.withElements(11);
        assertThatThrownBy(() -> ChronicleBuffers.read(bytes, in -> KEYED.read(in.limits(limits))))
                .hasMessageEndingWith("[MARSHAL223]");
        assertThat(bytes.readPosition()).isZero();
        assertThat(KEYED.read(bytes).lists).hasSize(4);
    }

    @Test
    void theLengthOfTextsAndNumbersIsLimited() {
        Keyed texts = new Keyed();
        texts.texts = Set.of("x".repeat(200));
        assertThat(KEYED.read(input(texts, ReadLimits.DEFAULT.withTextBytes(200))).texts)
                .hasSize(1);
        assertThatThrownBy(() -> KEYED.read(input(texts, ReadLimits.DEFAULT.withTextBytes(199))))
                .hasMessageStartingWith("reading org.marshal4j.fuzz.Keyed.texts")
                .hasMessageEndingWith(": a text of 200 bytes, but at most 199 are allowed [MARSHAL215]");
        Keyed numbers = new Keyed();
        numbers.bigIntegers = Set.of(BigInteger.ONE.shiftLeft(8 * 50 - 2));
        assertThat(KEYED.read(input(numbers, ReadLimits.DEFAULT.withNumberBytes(50))).bigIntegers)
                .hasSize(1);
        assertThatThrownBy(() -> KEYED.read(input(numbers, ReadLimits.DEFAULT.withNumberBytes(49))))
                .hasMessageStartingWith("reading org.marshal4j.fuzz.Keyed.bigIntegers")
                .hasMessageEndingWith(": a number of 50 bytes, but at most 49 are allowed [MARSHAL215]");
    }

    @Test
    void theDepthOfObjectsIsLimited() {
        byte[] message = chain(5);
        Input allowed = Input.of(message).limits(ReadLimits.DEFAULT.withDepth(4));
        assertThat(ChainMarshaller.INSTANCE.read(allowed)).isNotNull();
        Input tooDeep = Input.of(message).limits(ReadLimits.DEFAULT.withDepth(3));
        assertThatThrownBy(() -> ChainMarshaller.INSTANCE.read(tooDeep))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("reading org.marshal4j.blackbox.dto.Chain.")
                .hasMessageEndingWith(": objects nested more than 3 deep [MARSHAL207]");
        assertThat(tooDeep.position()).isZero();
    }

    /** A number, and whether another link follows. */
    private static byte[] chain(int links) {
        byte[] message = new byte[9 * links];
        for (int i = 1; i < links; i++) {
            message[9 * i - 1] = 1;
        }
        return message;
    }
}
