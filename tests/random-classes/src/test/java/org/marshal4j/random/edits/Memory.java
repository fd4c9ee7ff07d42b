package org.marshal4j.random.edits;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.function.Function;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ScratchBuffer;

/** What messages are read from. */
enum Memory {
    ARRAY {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            byte[] more = new byte[bytes.length + 2];
            System.arraycopy(bytes, 0, more, 1, bytes.length);
            return outcome(Input.of(more, 1, bytes.length), reader);
        }
    },
    HEAP_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBuffer(ByteBuffer.wrap(bytes), reader);
        }
    },
    DIRECT_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBuffer(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip(), reader);
        }
    },
    /** Copied in pieces, since its array is out of reach. */
    READ_ONLY_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBuffer(ByteBuffer.wrap(bytes).asReadOnlyBuffer(), reader);
        }
    },
    HEAP_BYTES {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBytes(Bytes.wrapForRead(bytes), reader);
        }
    },
    NATIVE_BYTES {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            Bytes<?> memory = Bytes.allocateDirect(Math.max(1, bytes.length));
            memory.write(bytes);
            return ofBytes(memory, reader);
        }
    };

    /**
     * What came of reading.
     *
     * @param refused null if a value was read
     * @param moved how far the position has moved
     */
    record Outcome<T>(T value, MarshalException refused, long moved) {}

    /** Reads from memory with these bytes alone. */
    abstract <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader);

    private static <T> Outcome<T> ofBuffer(ByteBuffer bytes, Function<Input, T> reader) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            return outcome(scratch.input(bytes), reader);
        } finally {
            // Its memory is read by address.
            Reference.reachabilityFence(bytes);
        }
    }

    private static <T> Outcome<T> ofBytes(Bytes<?> bytes, Function<Input, T> reader) {
        try {
            T value = ChronicleBuffers.read(bytes, reader);
            return new Outcome<>(value, null, bytes.readPosition());
        } catch (MarshalException e) {
            return new Outcome<>(null, e, bytes.readPosition());
        } finally {
            bytes.releaseLast();
        }
    }

    private static <T> Outcome<T> outcome(Input in, Function<Input, T> reader) {
        long start = in.position();
        try {
            T value = reader.apply(in);
            return new Outcome<>(value, null, in.position() - start);
        } catch (MarshalException e) {
            return new Outcome<>(null, e, in.position() - start);
        }
    }
}
