package org.marshal4j.runtime;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import org.jspecify.annotations.Nullable;

/**
 * A {@link FieldMarshaller} whose methods use the streams of the JDK, as {@code Externalizable} and Hadoop's {@code
 * Writable} do, for values that write themselves:
 *
 * <pre>{@code
 * final class TextMarshaller extends DataFieldMarshaller<Text> {
 *     protected void write(Text value, ObjectOutput out) throws IOException {
 *         value.write(out);
 *     }
 *
 *     protected Text read(Text current, ObjectInput in) throws IOException {
 *         Text value = new Text();
 *         value.readFields(in);
 *         return value;
 *     }
 * }
 * }</pre>
 *
 * <p>There is no presence byte: the methods are passed null and may return it, unless the field is {@code @Required}.
 * Each call creates a stream, and measuring a value writes it to nowhere. {@code writeObject} and {@code readObject}
 * of the streams are not supported. Has no state, so several threads may call it at once.
 *
 * @param <T> the exact type of the fields
 */
public abstract class DataFieldMarshaller<T> implements FieldMarshaller<T>, WritesNull {
    private static final String OBJECTS = "objects serialized by the JDK have no place in a message";

    /** Creates one. */
    protected DataFieldMarshaller() {}

    /**
     * Writes a value.
     *
     * @param value the value; null only if the field is not {@code @Required}
     * @param out the stream, which need not be flushed or closed
     * @throws IOException if the value cannot be written
     */
    protected abstract void write(T value, ObjectOutput out) throws IOException;

    /**
     * Reads what {@link #write(Object, ObjectOutput)} wrote.
     *
     * @param current what the field holds at present, or null; it may be filled and returned
     * @param in the stream, which ends with the message, perhaps behind the value
     * @return the value
     * @throws IOException if these are not the bytes of a value
     * @throws ClassNotFoundException if they name a class that does not exist
     */
    protected abstract T read(T current, ObjectInput in) throws IOException, ClassNotFoundException;

    @Override
    public final void write(T value, Output out) {
        run(value, new To(out));
    }

    @Override
    public final long sizeOf(T value) {
        Counter counter = new Counter();
        run(value, counter);
        return counter.bytes;
    }

    private void run(T value, OutputStream to) {
        try (Out out = new Out(to)) {
            write(value, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    @SuppressWarnings("NullAway") // The code that it calls says itself whether it takes null.
    public final T read(@Nullable T current, Input in) {
        try (In from = new In(new From(in))) {
            return read(current, from);
        } catch (EOFException e) {
            BufferUnderflowException ended = new BufferUnderflowException();
            ended.initCause(e);
            throw ended;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static final class Out extends DataOutputStream implements ObjectOutput {
        Out(OutputStream to) {
            super(to);
        }

        @Override
        public void writeObject(Object object) {
            throw new UnsupportedOperationException(OBJECTS);
        }
    }

    private static final class In extends DataInputStream implements ObjectInput {
        In(InputStream from) {
            super(from);
        }

        @Override
        public Object readObject() {
            throw new UnsupportedOperationException(OBJECTS);
        }
    }

    private static final class To extends OutputStream {
        private final Output out;

        To(Output out) {
            this.out = out;
        }

        @Override
        public void write(int value) {
            out.writeByte((byte) value);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            out.write(bytes, offset, length);
        }
    }

    private static final class Counter extends OutputStream {
        private long bytes;

        @Override
        public void write(int value) {
            bytes++;
        }

        @Override
        public void write(byte[] written, int offset, int length) {
            bytes += length;
        }
    }

    private static final class From extends InputStream {
        private final Input in;

        From(Input in) {
            this.in = in;
        }

        @Override
        public int read() {
            return in.remaining() > 0 ? in.readUnsignedByte() : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            int count = (int) Math.min(length, in.remaining());
            if (count == 0) {
                return length == 0 ? 0 : -1;
            }
            in.read(into, offset, count);
            return count;
        }

        @Override
        public int available() {
            return (int) Math.min(Integer.MAX_VALUE, in.remaining());
        }
    }
}
