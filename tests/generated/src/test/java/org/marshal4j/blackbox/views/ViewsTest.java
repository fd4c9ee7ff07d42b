package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.kit.ViewChecks;
import org.marshal4j.blackbox.kit.ViewOf;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.chronicle.ChronicleBuffers;

/** The view of every DTO that has one shows what the marshaller reads, for valid, truncated and changed messages. */
class ViewsTest {
    private static final long SEED = Long.getLong("blackbox.seed", 20261123L);
    private static final int VALUES = Sampling.isThorough() ? 3 : 1;
    private static final int ROUNDS = Sampling.rounds(60);
    private static final int[] NASTY = {0, 1, 2, 0x59, 0x7F, 0x80, 0x81, 0xC0, 0xFE, 0xFF};

    static List<Dto<?>> dtos() {
        return Dtos.all().stream()
                .filter(dto -> Chronicle.lets(dto.type()))
                .filter(dto -> ViewOf.of(dto) != null)
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    @Test
    void sourcesAreFound() {
        assertThat(dtos()).hasSizeGreaterThan(30);
    }

    @Tag("plain")
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void showsValidMessages(Dto<T> dto) {
        Filler filler = dto.filler(SEED);
        ViewChecks<T> checks = new ViewChecks<>(dto, ViewOf.of(dto));
        for (int i = 0; i < VALUES; i++) {
            T value = filler.make(dto.type());
            byte[] message = ReferenceEncoder.encode(dto.type(), value);
            checks.good(value, message);
            checks.set(value, filler.make(dto.type()), message);
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void refusesTruncatedMessages(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        ViewChecks<T> checks = new ViewChecks<>(dto, ViewOf.of(dto));
        int[] cuts = example.cuts();
        int step = Sampling.isThorough() ? 1 : 3;
        for (int i = 0; i < cuts.length; i += step) {
            checks.cut(example.value(), Arrays.copyOf(example.bytes(), cuts[i]));
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void agreesOnChangedMessages(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        ViewChecks<T> checks = new ViewChecks<>(dto, ViewOf.of(dto));
        Random random = new Random(SEED);
        for (int i = 0; i < ROUNDS && example.bytes().length > 0; i++) {
            byte[] message = example.bytes().clone();
            for (int wrong = 1 + random.nextInt(3); wrong > 0; wrong--) {
                byte b = (byte) (random.nextBoolean() ? NASTY[random.nextInt(NASTY.length)] : random.nextInt());
                message[random.nextInt(message.length)] = b;
            }
            checks.any(message);
        }
    }

    /** Native memory, and Bytes whose memory must not be accessed directly. */
    @ParameterizedTest
    @MethodSource("bytes")
    void showsChronicleBytes(Bytes<?> bytes) {
        Basket basket = new Basket();
        basket.symbol = "VOD.L";
        basket.hashCode = 9;
        bytes.writeInt(1);
        BasketMarshaller.INSTANCE.write(basket, bytes);
        bytes.readPosition(Integer.BYTES);
        BasketView view = new BasketView().wrap(ChronicleBuffers.input(bytes));
        assertThat(view.hashCode_()).isEqualTo(9);
        assertThat(view.symbolEquals("VOD.L")).isTrue();
        assertThat(view.second().count()).isZero();
        assertThat(view.size()).isEqualTo(bytes.readRemaining());
        assertThat(bytes.readPosition()).isEqualTo(Integer.BYTES);
        bytes.releaseLast();
    }

    static Stream<Bytes<?>> bytes() {
        return Stream.of(Bytes.allocateElasticDirect(), Bytes.allocateElasticOnHeap(), new HexDumpBytes());
    }
}
