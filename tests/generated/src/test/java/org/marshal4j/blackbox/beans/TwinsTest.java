package org.marshal4j.blackbox.beans;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/**
 * Compares interfaces with classes of the same fields: they have the same schema and the same bytes, and report the
 * same about bytes that are wrong.
 */
class TwinsTest {

    private static final int VALUES = 40;

    /**
     * An interface and a class with the same fields.
     *
     * @param bean the marshaller of the interface
     * @param twin the marshaller of the class
     */
    record Pair<B, T>(Marshaller<B> bean, Marshaller<T> twin) {

        byte[] message(int seed) {
            return twin.toByteArray(new Filler(seed).make(twin.type()));
        }

        /**
         * Returns the outcome of reading the bytes: the bytes written for the object that was read, or why they are
         * refused.
         */
        static <X> String said(Marshaller<X> marshaller, byte[] bytes) {
            Input in = Input.of(bytes);
            try {
                X read = marshaller.read(in);
                return Arrays.toString(marshaller.toByteArray(read)) + " to " + in.position();
            } catch (MarshalException e) {
                assertThat(in.position()).isZero();
                return e.problem() + " of " + e.path().replace("Twin", "") + " at " + e.offset();
            }
        }

        @Override
        public String toString() {
            return bean.type().getSimpleName();
        }
    }

    static Stream<Pair<?, ?>> pairs() {
        return Stream.of(
                new Pair<>(EverythingMarshaller.INSTANCE, EverythingTwinMarshaller.INSTANCE),
                new Pair<>(PartMarshaller.INSTANCE, PartTwinMarshaller.INSTANCE),
                new Pair<>(GrowingMarshaller.INSTANCE, GrowingTwinMarshaller.INSTANCE));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void haveTheSameSchema(Pair<B, T> pair) {
        assertThat(pair.bean().schema().toString())
                .isEqualTo(pair.twin().schema().toString().replace("Twin", ""));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void haveTheSameBytes(Pair<B, T> pair) {
        for (int seed = 0; seed < VALUES; seed++) {
            byte[] bytes = pair.message(seed);
            B read = pair.bean().fromByteArray(bytes);
            assertThat(pair.bean().toByteArray(read)).as("seed %d", seed).isEqualTo(bytes);
            assertThat(pair.bean().sizeOf(read)).isEqualTo(bytes.length);
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void fillAnExistingObject(Pair<B, T> pair) {
        B reused = pair.bean().fromByteArray(pair.message(VALUES));
        for (int seed = 0; seed < VALUES; seed++) {
            byte[] bytes = pair.message(seed);
            pair.bean().readInto(reused, Input.of(bytes));
            assertThat(reused)
                    .as("seed %d", seed)
                    .hasToString(pair.bean().fromByteArray(bytes).toString());
            assertThat(pair.bean().toByteArray(reused)).isEqualTo(bytes);
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void refuseTruncatedMessages(Pair<B, T> pair) {
        byte[] bytes = pair.message(1);
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThat(Pair.said(pair.bean(), cut))
                    .isEqualTo(Pair.said(pair.twin(), cut))
                    .doesNotStartWith("[");
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void reportTheSameAboutWrongBytes(Pair<B, T> pair) {
        Random random = new Random(7);
        for (int seed = 0; seed < VALUES; seed++) {
            byte[] bytes = pair.message(seed);
            for (int i = 0; i < VALUES; i++) {
                byte[] wrong = bytes.clone();
                wrong[random.nextInt(wrong.length)] = (byte) random.nextInt();
                assertThat(Pair.said(pair.bean(), wrong)).isEqualTo(Pair.said(pair.twin(), wrong));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pairs")
    <B, T> void areCopied(Pair<B, T> pair) {
        B reused = pair.bean().fromByteArray(pair.message(VALUES));
        for (int seed = 0; seed < VALUES; seed++) {
            byte[] bytes = pair.message(seed);
            B read = pair.bean().fromByteArray(bytes);
            B copy = pair.bean().copy(read);
            assertThat(copy).isNotSameAs(read).hasToString(read.toString());
            assertThat(pair.bean().toByteArray(copy)).isEqualTo(bytes);
            pair.bean().copyInto(read, reused);
            pair.bean().copyInto(read, read);
            assertThat(pair.bean().toByteArray(reused)).isEqualTo(bytes);
            assertThat(pair.bean().toByteArray(read)).isEqualTo(bytes);
        }
    }
}
