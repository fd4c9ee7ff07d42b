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
            return outcome(Input.of(behindOthers(bytes), FRONT, bytes.length), reader);
        }
    },
    HEAP_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBuffer(ByteBuffer.wrap(behindOthers(bytes)), reader);
        }
    },
    DIRECT_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            byte[] more = behindOthers(bytes);
            return ofBuffer(ByteBuffer.allocateDirect(more.length).put(more).flip(), reader);
        }
    },
    /** Copied in pieces, since its array is out of reach. */
    READ_ONLY_BUFFER {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBuffer(ByteBuffer.wrap(behindOthers(bytes)).asReadOnlyBuffer(), reader);
        }
    },
    HEAP_BYTES {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            return ofBytes(Bytes.wrapForRead(behindOthers(bytes)), reader);
        }
    },
    NATIVE_BYTES {
        @Override
        <T> Outcome<T> read(byte[] bytes, Function<Input, T> reader) {
            byte[] more = behindOthers(bytes);
            Bytes<?> memory = Bytes.allocateDirect(more.length);
            memory.write(more);
            return ofBytes(memory, reader);
        }
    };

    /** The number of bytes in front of a message. */
    private static final int FRONT = 3;

    private static byte[] behindOthers(byte[] bytes) {
        byte[] more = new byte[FRONT + bytes.length];
        System.arraycopy(bytes, 0, more, FRONT, bytes.length);
        return more;
    }

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
            return outcome(scratch.input(bytes.position(FRONT)), reader);
        } finally {
            // Its memory is read by address.
            Reference.reachabilityFence(bytes);
        }
    }

    private static <T> Outcome<T> ofBytes(Bytes<?> bytes, Function<Input, T> reader) {
        bytes.readSkip(FRONT);
        try {
            T value = ChronicleBuffers.read(bytes, reader);
            return new Outcome<>(value, null, bytes.readPosition() - FRONT);
        } catch (MarshalException e) {
            return new Outcome<>(null, e, bytes.readPosition() - FRONT);
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
