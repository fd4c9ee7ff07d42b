package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * A hand-written marshaller of values, which {@code @MarshalWith} names on a field or on a type. Generated code calls it
 * where such a value stands; for values of a fixed size {@link FixedFieldMarshaller} is faster.
 *
 * <pre>
 * public final class PriceMarshaller implements FieldMarshaller&lt;Price&gt; {
 *     public void write(Price value, Output out) {
 *         out.writeStopBit(value.units());
 *     }
 *
 *     public Price read(Price current, Input in) {
 *         long units = in.readStopBit();
 *         return current != null &amp;&amp; current.units() == units ? current : new Price(units);
 *     }
 *
 *     public long sizeOf(Price value) {
 *         return Output.stopBitLength(value.units());
 *     }
 * }
 * </pre>
 *
 * <p><b>The class</b> is one that the generated code can use: neither abstract, generic, private nor an inner class, with a
 * constructor without parameters, or a constant {@code public static final INSTANCE} of its own type, which is used
 * instead. Each generated marshaller has one instance.
 *
 * <p><b>State.</b> There is none: any number of threads may call one instance at once.
 *
 * <p><b>Null.</b> It never gets to see one. Generated code writes a presence byte in front, and nothing behind it for null;
 * with {@code @Required} there is no presence byte, and null is refused.
 *
 * <p><b>Bytes.</b> The bytes depend on the value alone. Positions move forward, from the first byte of the value to behind
 * its last one; nothing else of the buffer is touched or changed, its limits neither. Bytes that are read are not to be
 * trusted: what they say of lengths is compared with {@code in.remaining()} before anything is allocated.
 *
 * <p><b>Failures.</b> Whatever one of the methods throws becomes the cause of a {@link MarshalException} that names the
 * field, and the position is put back to where it was before the message; an {@link Error}, and what a
 * module for a kind of buffer lets pass (such as Chronicle's exception for a closed one), stay as they are.
 *
 * @param <T> the type of the values: exactly that of the fields, since what is read is assigned to them
 */
public interface FieldMarshaller<T> {
    /**
     * Writes a value at the write position: exactly {@link #sizeOf} bytes.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    void write(T value, Output out);

    /**
     * Reads the value at the read position: the bytes that {@link #write} wrote, neither more nor fewer.
     *
     * @param current what the field holds now, which may be filled or returned itself, so that reading makes no garbage;
     *     null where there is nothing
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    T read(@Nullable T current, Input in);

    /** The number of bytes that {@link #write} writes for a value. */
    long sizeOf(T value);

    /**
     * A copy of a value, for {@link Marshaller#copy}: an object that shares nothing with it that anybody can change. A value that nobody can
     * change is its own copy.
     *
     * @param current what the field of the copy holds now, which may be filled and returned; never the value itself, and null where there
     *     is nothing
     * @return null, as here, if the value is to be written and read instead
     */
    default @Nullable T copy(T value, @Nullable T current) {
        return null;
    }
}
