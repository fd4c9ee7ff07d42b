package org.marshal4j.runtime;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectStreamException;
import java.io.StreamCorruptedException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads messages in object streams. The generated {@code writeExternal} and {@code readExternal} methods
 * call it; you can call it from your own:
 *
 * <pre>{@code
 * private void writeObject(ObjectOutputStream out) throws IOException {
 *     ExternalForm.write(QuoteMarshaller.INSTANCE, this, out);
 * }
 * }</pre>
 *
 * <p>The bytes are little-endian, as in messages: an int64, the fingerprint of the schema, which does not change
 * while an evolvable type grows; an int32, the number of bytes that follow; the message. Stateless and thread-safe; a
 * stream may be used by one thread at a time.
 */
public final class ExternalForm {
    private static final int HEADER = Long.BYTES + Integer.BYTES;

    /**
     * The first read takes this many bytes; each later one takes as many as have arrived so far, so that memory grows
     * with the bytes that really come.
     */
    private static final int FIRST_CHUNK = 1 << 13;

    private ExternalForm() {}

    /**
     * Writes a value.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to write
     * @param out the stream
     * @throws InvalidObjectException if it cannot be marshalled; the cause is the {@link MarshalException}, and
     *     nothing has been written
     * @throws IOException from the stream
     */
    public static <T> void write(Marshaller<T> marshaller, T value, DataOutput out) throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output bytes = scratch.output();
            bytes.reserve(HEADER);
            write(marshaller, value, bytes);
            byte[] array = scratch.array();
            int end = (int) bytes.position();
            RawMemory.putLong(array, RawMemory.ARRAY_OFFSET, marshaller.schema().lastingFingerprint());
            RawMemory.putInt(array, RawMemory.ARRAY_OFFSET + Long.BYTES, end - HEADER);
            out.write(array, 0, end);
        }
    }

    private static <T> void write(Marshaller<T> marshaller, T value, Output bytes) throws InvalidObjectException {
        try {
            marshaller.write(value, bytes);
        } catch (RuntimeException e) {
            throw ofObject(e);
        }
    }

    /**
     * Reads a value into new objects.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param in the stream
     * @return the value
     * @throws InvalidObjectException if the bytes are not a message of the type or have another schema; the cause is
     *     the {@link MarshalException}
     * @throws StreamCorruptedException if the count is impossible or the stream ends early; the cause is the
     *     {@link MarshalException}
     * @throws IOException from the stream
     */
    public static <T> T read(Marshaller<T> marshaller, DataInput in) throws IOException {
        return read(marshaller, null, in, ReadLimits.DEFAULT, ArrayTarget.LARGEST);
    }

    /**
     * Reads a value into new objects, within limits.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param in the stream
     * @param limits what the message may take
     * @param maxBytes the most bytes of the message, without the fingerprint and the length; a longer one is refused
     *     before any of it is read
     * @return the value
     * @throws InvalidObjectException if the bytes are not a message of the type, have another schema, or exceed a
     *     limit; the cause is the {@link MarshalException}
     * @throws StreamCorruptedException if the count is impossible or the stream ends early; the cause is the
     *     {@link MarshalException}
     * @throws IOException from the stream
     */
    public static <T> T read(Marshaller<T> marshaller, DataInput in, ReadLimits limits, int maxBytes)
            throws IOException {
        return read(marshaller, null, in, limits, maxBytes);
    }

    /**
     * Reads a value into an existing object, whose contents are unspecified after a failure.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to fill
     * @param in the stream
     * @throws IOException as {@link #read}
     */
    public static <T> void readInto(Marshaller<T> marshaller, T value, DataInput in) throws IOException {
        read(marshaller, value, in, ReadLimits.DEFAULT, ArrayTarget.LARGEST);
    }

    private static <T> T read(Marshaller<T> marshaller, @Nullable T into, DataInput in, ReadLimits limits, int maxBytes)
            throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            int count = header(marshaller.schema(), scratch, in);
            if (count > maxBytes) {
                throw ofObject(failure(
                        marshaller.schema(),
                        RuntimeProblem.BEYOND_LIMIT,
                        "a message of " + count + " bytes; at most " + maxBytes + " are allowed"));
            }
            receive(marshaller.schema(), count, scratch, in);
            return read(marshaller, into, scratch.input(0, count).limits(limits));
        }
    }

    private static <T> T read(Marshaller<T> marshaller, @Nullable T into, Input message) throws InvalidObjectException {
        try {
            return ExactMessage.message(marshaller, into, message);
        } catch (RuntimeException e) {
            throw ofObject(e);
        }
    }

    /** Reads the header and returns the count if the fingerprint is the schema's. */
    private static int header(Schema schema, ScratchBuffer scratch, DataInput in) throws IOException {
        byte[] array = scratch.array(HEADER);
        fill(schema, array, 0, HEADER, in);
        long fingerprint = RawMemory.getLong(array, RawMemory.ARRAY_OFFSET);
        int count = RawMemory.getInt(array, RawMemory.ARRAY_OFFSET + Long.BYTES);
        if (fingerprint != schema.lastingFingerprint()) {
            throw ofObject(failure(
                    schema,
                    RuntimeProblem.SCHEMA_DIFFERS,
                    "written with another schema: its fingerprint is " + hex(fingerprint) + ", here "
                            + hex(schema.lastingFingerprint())));
        }
        if (count < 0 || count > ArrayTarget.LARGEST) {
            throw corrupt(failure(schema, RuntimeProblem.BAD_COUNT, "a message of " + count + " bytes"));
        }
        return count;
    }

    private static void receive(Schema schema, int count, ScratchBuffer scratch, DataInput in) throws IOException {
        for (int there = 0; there < count; ) {
            int next = Math.min(count - there, Math.max(there, FIRST_CHUNK));
            fill(schema, scratch.array(there + next), there, next, in);
            there += next;
        }
    }

    private static void fill(Schema schema, byte[] array, int offset, int length, DataInput in) throws IOException {
        try {
            in.readFully(array, offset, length);
        } catch (EOFException e) {
            MarshalException problem =
                    failure(schema, RuntimeProblem.BYTES_RUN_OUT, "the stream ends inside the object");
            problem.addSuppressed(e);
            throw corrupt(problem);
        }
    }

    private static MarshalException failure(Schema schema, RuntimeProblem problem, String detail) {
        return new MarshalException("reading", schema.type(), "", -1, problem, detail, null);
    }

    private static StreamCorruptedException corrupt(MarshalException problem) {
        return because(problem, new StreamCorruptedException(problem.getMessage()));
    }

    /**
     * Wraps what a marshaller has thrown: it says what is wrong with the object, unless the type cannot be filled at
     * all.
     */
    private static InvalidObjectException ofObject(RuntimeException thrown) {
        if (thrown instanceof UnsupportedOperationException) {
            throw thrown;
        }
        return because(thrown, new InvalidObjectException(thrown.getMessage()));
    }

    private static <E extends ObjectStreamException> E because(RuntimeException cause, E failure) {
        failure.initCause(cause);
        return failure;
    }

    private static String hex(long fingerprint) {
        return HexFormat.of().toHexDigits(fingerprint);
    }
}
