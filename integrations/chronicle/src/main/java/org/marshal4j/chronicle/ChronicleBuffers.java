package org.marshal4j.chronicle;

import java.util.function.Consumer;
import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StreamHeader;

/**
 * Converts between Chronicle Bytes and the buffers of marshallers, for code that needs the other kind: a
 * {@link org.marshal4j.runtime.FieldMarshaller} that calls Chronicle, or a tool that explains Bytes. Stateless and
 * thread-safe.
 *
 * <pre>{@code
 * public void write(Price value, Output out) {
 *     ChronicleBuffers.write(out, bytes -> bytes.writeStopBit(value.units()));
 * }
 * }</pre>
 */
public final class ChronicleBuffers {
    private ChronicleBuffers() {}

    /**
     * Lends Bytes at the position of an output to code that needs them. They are the Bytes that the output writes to,
     * if it writes to Bytes, and temporary ones otherwise.
     *
     * @param out the output, whose position advances by what was written
     * @param writer advances the write position and must not keep the Bytes
     */
    public static void write(Output out, Consumer<? super BytesOut<?>> writer) {
        if (out.target() instanceof BytesTarget target) {
            target.lend(writer);
            return;
        }
        Bytes<?> lent = Bytes.allocateElasticOnHeap();
        try {
            writer.accept(lent);
            out.write(lent.toByteArray());
        } finally {
            lent.releaseLast();
        }
    }

    /**
     * Lends Bytes at the position of an input to code that needs them. They are the Bytes that the input reads, if it
     * reads Bytes, and a copy of all remaining bytes otherwise.
     *
     * @param <R> the type of the result
     * @param in the input, whose position advances by what was read
     * @param reader advances the read position and must not keep the Bytes
     * @return the result of the reader
     */
    public static <R> R read(Input in, Function<? super BytesIn<?>, R> reader) {
        if (in.source() instanceof BytesSource source) {
            return source.lend(reader);
        }
        long position = in.position();
        byte[] copy = new byte[Math.toIntExact(in.remaining())];
        in.read(copy);
        Bytes<?> lent = Bytes.wrapForRead(copy);
        try {
            R result = reader.apply(lent);
            in.position(position + lent.readPosition());
            return result;
        } finally {
            lent.releaseLast();
        }
    }

    /**
     * {@return an input for the readable part of Bytes, whose read position does not move} Position 0 is the read
     * position. A view of the input can set fields, unless the Bytes have to be copied. That is the case for mapped
     * files (use {@link ChronicleViews} instead), hex dumps, guarded and unknown Bytes, and all Bytes if there is no
     * Unsafe.
     *
     * @param bytes the Bytes
     * @throws IllegalStateException if they are released or closed
     */
    public static Input input(BytesIn<?> bytes) {
        KeptSource source = new KeptSource();
        source.keep(bytes);
        return source.input();
    }

    /**
     * Writes a header to Bytes, as {@link StreamHeader#write} does.
     *
     * @param bytes the Bytes
     * @param marshallers the marshallers of the types whose messages follow
     */
    public static void writeHeader(BytesOut<?> bytes, Marshaller<?>... marshallers) {
        bytes.write(StreamHeader.toBytes(marshallers));
    }

    /**
     * Reads a header from Bytes and compares it, as {@link StreamHeader#check} does.
     *
     * @param bytes the Bytes
     * @param marshallers the marshallers of the types to be read
     */
    public static void checkHeader(BytesIn<?> bytes, Marshaller<?>... marshallers) {
        read(bytes, in -> {
            StreamHeader.check(in, marshallers);
            return in;
        });
    }

    /**
     * Reads a header from Bytes, as {@link StreamHeader#read} does.
     *
     * @param bytes the Bytes
     * @return the header
     */
    public static StreamHeader readHeader(BytesIn<?> bytes) {
        return read(bytes, StreamHeader::read);
    }

    /**
     * Reads something through an {@link Input} and advances the read position; after a failure the position is
     * unchanged.
     *
     * @param <R> the type of the result
     * @param bytes the Bytes
     * @param reader must not keep the input
     * @return the result of the reader
     */
    public static <R> R read(BytesIn<?> bytes, Function<? super Input, R> reader) {
        BytesSource source = BytesSource.over(bytes);
        try {
            R result = reader.apply(source.input());
            source.finish();
            return result;
        } finally {
            source.release();
        }
    }
}
