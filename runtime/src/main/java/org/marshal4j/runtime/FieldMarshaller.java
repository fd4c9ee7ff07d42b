package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A hand-written marshaller for the values of a field or a type. Name it with {@code @MarshalWith} on the field or
 * type; generated code then calls it for those values. If all values have the same size, a {@link FixedFieldMarshaller}
 * is faster.
 *
 * <pre>{@code
 * public final class PriceMarshaller implements FieldMarshaller<Price> {
 *     public void write(Price value, Output out) {
 *         out.writeStopBit(value.units());
 *     }
 *
 *     public Price read(Price current, Input in) {
 *         long units = in.readStopBit();
 *         return current != null && current.units() == units ? current : new Price(units);
 *     }
 *
 *     public long sizeOf(Price value) {
 *         return Output.stopBitLength(value.units());
 *     }
 * }
 * }</pre>
 *
 * <p><b>The class</b> must be accessible to the generated code. It must not be abstract, generic, private or an inner
 * class, and must have either a constructor without parameters or a constant {@code public static final INSTANCE} of
 * its own type; the constant is used if it exists. Each generated marshaller has one instance.
 *
 * <p><b>State.</b> It must not have any: several threads may call one instance at once.
 *
 * <p><b>Null.</b> These methods are never passed null and must not return it. Generated code writes a presence byte
 * before the value; null has no bytes after it. With {@code @Required} there is no presence byte, and null is refused. A
 * marshaller that is {@link WritesNull} as well writes null itself.
 *
 * <p><b>Bytes.</b> The bytes must depend on the value alone. The position moves from the first byte of the value to the
 * byte after its last one; nothing else in the buffer may be read or changed, including its limits. Do not trust the
 * bytes that you read: compare lengths with {@code in.remaining()} before you allocate anything.
 *
 * <p><b>Version.</b> If the bytes of values change, declare {@code public static final int VERSION = 2}, and add 1 for
 * each later change. A class without the constant has version 1. The version is part of the schema of each type that
 * has such values, so the change is noticed like that of a field, and messages with the former bytes are refused.
 *
 * <p><b>Failures.</b> Any exception thrown becomes the cause of a {@link MarshalException} that names the field, and
 * the position is reset to where it was before the message. Two things are not wrapped: an {@link Error}, and
 * exceptions that the module for a kind of buffer passes on unchanged, such as Chronicle's exception for a closed
 * buffer.
 *
 * @param <T> the exact type of the fields, since the result of {@code read} is assigned to them
 */
public interface FieldMarshaller<T> {
    /**
     * Writes a value at the write position: exactly {@link #sizeOf} bytes.
     *
     * @param value the value, never null
     * @param out the buffer
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    void write(T value, Output out);

    /**
     * Reads the value at the read position: exactly the bytes that {@link #write} wrote.
     *
     * @param current what the field holds at present, or null. You may fill and return it, so that reading creates no
     *     garbage
     * @param in the buffer
     * @return the value
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    T read(@Nullable T current, Input in);

    /**
     * Returns the number of bytes that {@link #write} writes for a value.
     *
     * @param value the value, never null
     * @return the size in bytes
     */
    long sizeOf(T value);

    /**
     * Returns the number of bytes of the value at the read position. Conversions of former messages, views and dumps call
     * this to step over a value without creating it. The number is checked, but may depend on hostile bytes: do not work
     * longer than it takes to read as many.
     *
     * @param in the buffer, whose position may be anywhere afterwards
     * @return the number of bytes that {@link #read} would read; −1, the default, if only reading the value tells
     * @throws java.nio.BufferUnderflowException if the bytes end before they tell
     */
    default long sizeAt(Input in) {
        return -1;
    }

    /**
     * Copies a value for {@link Marshaller#copy}. The copy must not share anything mutable with the original. An
     * immutable value may return itself.
     *
     * @param value the value to copy
     * @param current what the field of the copy holds at present, or null. You may fill and return it; it is never
     *     {@code value}
     * @return the copy; null, the default, to have the value written and read instead
     */
    default @Nullable T copy(T value, @Nullable T current) {
        return null;
    }
}
