package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/** Messages that contain wrong bytes are either refused, or read as a value that can be written again. */
class CorruptTest {
    private static final long SEED = Long.getLong("blackbox.seed", 77L);
    private static final int ROUNDS = Integer.getInteger("blackbox.rounds", Sampling.rounds(100));
    private static final int[] NASTY = {0, 1, 2, 0x59, 0x4E, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF};

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void refusedOrRead(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        Random random = new Random(SEED);
        for (int i = 0; i < ROUNDS && example.bytes().length > 0; i++) {
            byte[] message = example.bytes().clone();
            for (int wrong = 1 + random.nextInt(3); wrong > 0; wrong--) {
                byte b = (byte) (random.nextBoolean() ? NASTY[random.nextInt(NASTY.length)] : random.nextInt());
                message[random.nextInt(message.length)] = b;
            }
            check(dto, message, "round " + i + " of seed " + SEED);
        }
    }

    /** A message of random bytes only. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void noiseIsRefusedOrRead(Dto<T> dto) {
        Random random = new Random(SEED);
        for (int i = 0; i < ROUNDS; i++) {
            byte[] message = new byte[random.nextInt(300)];
            for (int k = 0; k < message.length; k++) {
                message[k] = (byte) (random.nextBoolean() ? random.nextInt(3) : random.nextInt());
            }
            check(dto, message, "noise " + i + " of seed " + SEED);
        }
    }

    private static <T> void check(Dto<T> dto, byte[] message, String round) {
        Bytes<?> bytes = Bytes.wrapForRead(message);
        String what = dto + ", " + round + ": " + Hex.of(message);
        Throwable failure = catchThrowable(() -> {
            T read = dto.marshaller().read(bytes);
            rewrite(dto, read, what);
        });
        if (failure == null) {
            return;
        }
        if (failure instanceof AssertionError) {
            throw (AssertionError) failure;
        }
        if (failure instanceof MarshalException refused) {
            if (!refused.code().equals(OTHER) || !HandWritten.isIn(dto.type())) {
                assertThat(refused.code()).as("%s%n%s", refused, what).isIn(CODES);
            }
            assertThat(dto.namesPlace(refused))
                    .as("path of %s%n%s", refused, what)
                    .isTrue();
            assertThat(refused.offset()).as("offset of %s%n%s", refused, what).isBetween(dto.leastOffset(), (long)
                    message.length);
        } else {
            assertThat(failure).as(what).isInstanceOf(InvalidMarshallableException.class);
        }
        assertThat(bytes.readPosition()).as(what).isZero();
    }

    /** The code of failures in code outside marshal4j. */
    private static final String OTHER = "MARSHAL299";

    private static final List<String> CODES = List.of(
            "MARSHAL203",
            "MARSHAL204",
            "MARSHAL205",
            "MARSHAL206",
            "MARSHAL208",
            "MARSHAL209",
            "MARSHAL214",
            "MARSHAL215",
            "MARSHAL217");

    private static <T> void rewrite(Dto<T> dto, T read, String what) {
        Bytes<?> again = Bytes.allocateElasticOnHeap();
        dto.marshaller().write(read, again);
        assertThat(Hex.of(again)).as(what).isEqualTo(Hex.of(ReferenceEncoder.encode(dto.type(), read)));
    }
}
