package org.marshal4j.chronicle;

import java.util.function.Consumer;
import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;

/**
 * The way between Chronicle Bytes and the buffers of marshallers, for code that needs the other kind: a hand-written
 * {@link org.marshal4j.runtime.FieldMarshaller} that calls Chronicle, or a tool that explains Bytes. Stateless and thread-safe.
 */
public final class ChronicleBuffers {
    private ChronicleBuffers() {}

    /**
     * Lets code that needs Bytes write at the position of an output: the Bytes that are behind it, if there are such, else others.
     *
     * @param writer moves the write position forward and keeps nothing
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
     * Lets code that needs Bytes read at the position of an input: the Bytes that are behind it, if there are such, else a copy of all
     * that remains.
     *
     * @param reader moves the read position forward and keeps nothing
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
     * An input over what can be read of Bytes, whose read position does not move. Position 0 is the read position.
     * What it shows a view of can be set there, unless it is read by copying it: mapped files, which {@link ChronicleViews} shows in place,
     * hex dumps, guarded and unknown Bytes, and all where there is no Unsafe.
     *
     * @throws IllegalStateException if they are released or closed
     */
    public static Input input(BytesIn<?> bytes) {
        KeptSource source = new KeptSource();
        source.keep(bytes);
        return source.input();
    }

    /** {@link StreamHeader#write} for Bytes. */
    public static void writeHeader(BytesOut<?> bytes, Marshaller<?>... marshallers) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            StreamHeader.write(target.output(), marshallers);
            target.finish(null);
        } finally {
            target.release();
        }
    }

    /** {@link StreamHeader#check} for Bytes. */
    public static void checkHeader(BytesIn<?> bytes, Marshaller<?>... marshallers) {
        read(bytes, in -> {
            StreamHeader.check(in, marshallers);
            return in;
        });
    }

    /** {@link StreamHeader#read} for Bytes. */
    public static StreamHeader readHeader(BytesIn<?> bytes) {
        return read(bytes, StreamHeader::read);
    }

    /**
     * Reads something by an {@link Input}, and moves the read position behind it; a failure leaves it where it was.
     *
     * @param reader keeps nothing of the input
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
