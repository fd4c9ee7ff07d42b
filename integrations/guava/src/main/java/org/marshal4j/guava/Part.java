package org.marshal4j.guava;

import java.math.BigDecimal;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * How what a collection holds is written and read. It is never null, since no collection of Guava that cannot be changed holds null.
 *
 * @param <T> the type of the elements, keys or values
 */
public interface Part<T> {
    /** Texts: a count of bytes and UTF-8, as fields of type {@code String} have them. */
    Part<String> TEXT = new NeverNull<>((out, text) -> Text.write(text, out), in -> Text.read(null, in), Text::sizeOf);

    /** Decimals, as fields of type {@code BigDecimal} have them. */
    Part<BigDecimal> DECIMAL = new NeverNull<>(
            (out, value) -> BigDecimals.write(value, out), in -> BigDecimals.read(null, in), BigDecimals::sizeOf);

    /** Numbers in four bytes. */
    Part<Integer> INT = of(Output::writeInt, Input::readInt, Integer.BYTES);

    /** Numbers in eight bytes. */
    Part<Long> LONG = of(Output::writeLong, Input::readLong, Long.BYTES);

    /** Numbers in eight bytes. */
    Part<Double> DOUBLE = of(Output::writeDouble, Input::readDouble, Double.BYTES);

    /**
     * Writes a value.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    void write(T value, Output out);

    /**
     * Reads a value.
     *
     * @throws java.nio.BufferUnderflowException if the bytes run out
     * @throws MarshalException if the bytes are no value
     */
    T read(Input in);

    /** The number of bytes that {@link #write} writes. */
    long sizeOf(T value);

    /** Objects of a class with a generated marshaller: a message each. */
    static <T> Part<T> of(Marshaller<T> marshaller) {
        return new Part<>() {
            @Override
            public void write(T value, Output out) {
                marshaller.write(value, out);
            }

            @Override
            public T read(Input in) {
                return marshaller.read(in);
            }

            @Override
            public long sizeOf(T value) {
                return marshaller.sizeOf(value);
            }
        };
    }

    /** Values with a marshaller by hand, so that collections can hold collections. */
    static <T> Part<T> of(FieldMarshaller<T> marshaller) {
        return new Part<>() {
            @Override
            public void write(T value, Output out) {
                marshaller.write(value, out);
            }

            @Override
            public T read(Input in) {
                return marshaller.read(null, in);
            }

            @Override
            public long sizeOf(T value) {
                return marshaller.sizeOf(value);
            }
        };
    }

    /**
     * Values of one size.
     *
     * @param size of each, in bytes
     */
    static <T> Part<T> of(Writing<T> writing, Reading<T> reading, int size) {
        return new Part<>() {
            @Override
            public void write(T value, Output out) {
                writing.write(out, value);
            }

            @Override
            public T read(Input in) {
                return reading.read(in);
            }

            @Override
            public long sizeOf(T value) {
                return size;
            }
        };
    }

    /**
     * Writes values.
     *
     * @param <T> their type
     */
    @FunctionalInterface
    interface Writing<T> {
        /** Writes one. */
        void write(Output out, T value);
    }

    /**
     * Reads values.
     *
     * @param <T> their type
     */
    @FunctionalInterface
    interface Reading<T> {
        /** Reads one. */
        T read(Input in);
    }
}
