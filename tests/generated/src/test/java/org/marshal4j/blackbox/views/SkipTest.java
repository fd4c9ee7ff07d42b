package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferUnderflowException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.schema.Schema;

/** Skipping a message field by field with its schema ends where the marshaller ends, with and without a view. */
class SkipTest {
    private static final long SEED = Long.getLong("blackbox.seed", 20261123L);
    private static final int ROUNDS = Sampling.rounds(60);

    static List<Dto<?>> dtos() {
        return Dtos.all().stream()
                .filter(dto -> Chronicle.lets(dto.type()))
                .filter(SkipTest::isSkipped)
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    /**
     * Families and evolvable types are skipped as fields of others. Hand-written fields and references are read
     * instead.
     */
    private static boolean isSkipped(Dto<?> dto) {
        Schema schema = dto.marshaller().schema();
        Input in = Input.of(Examples.of(dto).bytes());
        return !schema.isFamily() && !schema.isEvolvable() && over(dto.marshaller(), in);
    }

    private static boolean over(Marshaller<?> marshaller, Input in) {
        if (marshaller.schema().hasSchemaId()) {
            // Fields are skipped where objects are held, without an id.
            in.readInt();
        }
        int fields = marshaller.schema().plainFields().size();
        for (int i = 0; i < fields; i++) {
            if (!Skip.of(marshaller, i).over(0, in)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void sourcesAreFound() {
        assertThat(dtos()).hasSizeGreaterThan(100);
    }

    @Tag("plain")
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void skipsValidMessages(Dto<T> dto) {
        byte[] message = Examples.of(dto).bytes();
        Input in = Input.of(message);
        assertThat(over(dto.marshaller(), in)).isTrue();
        assertThat(in.position()).isEqualTo(message.length);
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void noticesTruncatedMessages(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        for (int cut : example.cuts()) {
            assertThat(end(dto, Arrays.copyOf(example.bytes(), cut)))
                    .as("cut at %s", cut)
                    .isNegative();
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void agreesOnChangedMessages(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        Random random = new Random(SEED);
        for (int i = 0; i < ROUNDS && example.bytes().length > 0; i++) {
            byte[] message = example.bytes().clone();
            for (int wrong = 1 + random.nextInt(3); wrong > 0; wrong--) {
                message[random.nextInt(message.length)] = (byte) random.nextInt();
            }
            long end = end(dto, message);
            assertThat(end).isLessThanOrEqualTo(message.length);
            Input in = Input.of(message);
            try {
                dto.marshaller().read(in);
            } catch (RuntimeException e) {
                // Other tests check what the marshaller throws.
                continue;
            }
            assertThat(end).isEqualTo(in.position());
        }
    }

    /** Returns where all fields end, or -1 if the bytes have no end. */
    private static long end(Dto<?> dto, byte[] message) {
        Input in = Input.of(message);
        try {
            over(dto.marshaller(), in);
            return in.position();
        } catch (MarshalException | BufferUnderflowException e) {
            return -1;
        }
    }
}
