package org.marshal4j.guava;

import java.math.BigDecimal;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.value.BigDecimals;

/**
 * How the elements, keys or values of a collection are written and read. They are never null, since Guava's immutable
 * collections do not hold null.
 *
 * <pre>{@code
 * public final class PricesMarshaller extends ImmutableMapMarshaller<String, Double> {
 *     public PricesMarshaller() {
 *         super(Part.TEXT, Part.DOUBLE);
 *     }
 * }
 * }</pre>
 *
 * @param <T> the type of the elements, keys or values
 */
public interface Part<T> {
    /** Texts, in the same form as fields of type {@code String}: a byte count and UTF-8. */
    Part<String> TEXT = new NeverNull<>(
            (out, text) -> Text.write(text, out), in -> Text.read(null, in), Text::sizeOf, in -> Text.skip(0, in));

    /** Decimals, in the same form as fields of type {@code BigDecimal}. */
    Part<BigDecimal> DECIMAL = new NeverNull<>(
            (out, value) -> BigDecimals.write(value, out),
            in -> BigDecimals.read(null, in),
            BigDecimals::sizeOf,
            BigDecimals::skip);

    /** Numbers in four bytes. */
    Part<Integer> INT = of(Output::writeInt, Input::readInt, Integer.BYTES);

    /** Numbers in eight bytes. */
    Part<Long> LONG = of(Output::writeLong, Input::readLong, Long.BYTES);

    /** Floating-point numbers in eight bytes. */
    Part<Double> DOUBLE = of(Output::writeDouble, Input::readDouble, Double.BYTES);

    /**
     * Writes a value.
     *
     * @param value the value
     * @param out the buffer
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    void write(T value, Output out);

    /**
     * Reads a value.
     *
     * @param in the buffer
     * @return the value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     * @throws MarshalException if the bytes are not a valid value
     */
    T read(Input in);

    /**
     * Returns the number of bytes that {@link #write} writes.
     *
     * @param value the value
     * @return the size in bytes
     */
    long sizeOf(T value);

    /**
     * Moves past a value without creating it, as for {@link FieldMarshaller#sizeAt}.
     *
     * @param in the buffer, whose position may be anywhere afterwards if the result is false
     * @return false, the default, if only reading the value tells where it ends, as for messages
     * @throws java.nio.BufferUnderflowException if the bytes end early
     * @throws MarshalException if the bytes are not a valid value
     */
    default boolean skip(Input in) {
        return false;
    }

    /**
     * Uses a generated marshaller: each element is a message.
     *
     * @param <T> the type of the elements
     * @param marshaller the marshaller
     * @return the part
     */
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

    /**
     * Uses a hand-written marshaller, so that collections can hold collections.
     *
     * @param <T> the type of the elements
     * @param marshaller the marshaller
     * @return the part
     */
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
            public boolean skip(Input in) {
                long size = FieldMarshallers.sizeAt(marshaller, in);
                if (size >= 0) {
                    in.skip(size);
                }
                return size >= 0;
            }

            @Override
            public long sizeOf(T value) {
                return marshaller.sizeOf(value);
            }
        };
    }

    /**
     * Creates a part for values that all have the same size.
     *
     * @param <T> the type of the values
     * @param writing writes a value
     * @param reading reads a value
     * @param size the size of a value in bytes
     * @return the part
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
            public boolean skip(Input in) {
                in.skip(size);
                return true;
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
        /**
         * Writes a value.
         *
         * @param out the buffer
         * @param value the value
         */
        void write(Output out, T value);
    }

    /**
     * Reads values.
     *
     * @param <T> their type
     */
    @FunctionalInterface
    interface Reading<T> {
        /**
         * Reads a value.
         *
         * @param in the buffer
         * @return the value
         */
        T read(Input in);
    }
}
