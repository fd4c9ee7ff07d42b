package org.marshal4j.testing;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Arrays;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;

/**
 * Compares hand-written code for the objects of a class with the generated marshaller of that class. It uses random
 * objects, and each side must read what the other has written. Use it before you replace the hand-written code.
 *
 * <p>Both sides must write the same bytes, except for values that can be written in two ways of the same size, if the
 * generated marshaller reads both: {@code writeBoolean} of Chronicle Bytes writes {@code Y} and {@code N}, whereas a
 * generated marshaller writes 1 and 0.
 *
 * <pre>{@code
 * @Test
 * void theGeneratedMarshallerTakesOver() {
 *     MarshallerComparison.of(Quote.class).verify();
 * }
 * }</pre>
 *
 * <p>{@code Quote} has {@code @Marshal} and still has its own {@code writeMarshallable} and {@code readMarshallable}.
 * The objects are made from the schema and a seed, so they are the same on every machine. Immutable and thread-safe.
 *
 * @param <T> the type of the objects
 */
public final class MarshallerComparison<T> {
    private static final int OBJECTS = 1_000;
    private static final int ATTEMPTS = 50;

    /**
     * Reads an object with hand-written code.
     *
     * @param <T> the type of the object
     */
    @FunctionalInterface
    public interface Reader<T> {
        /**
         * Reads an object.
         *
         * @param used an object with other contents, which may be filled
         * @param in the message
         * @return the object that was read: {@code used} or another
         */
        T read(T used, Bytes<?> in);
    }

    /**
     * Writes an object with hand-written code.
     *
     * @param <T> the type of the object
     */
    @FunctionalInterface
    public interface DataWriter<T> {
        /**
         * Writes an object.
         *
         * @param value the object
         * @param out where it goes
         * @throws IOException never, as it goes to memory
         */
        void write(T value, DataOutput out) throws IOException;
    }

    /**
     * Fills an object with hand-written code.
     *
     * @param <T> the type of the object
     */
    @FunctionalInterface
    public interface DataReader<T> {
        /**
         * Fills an object.
         *
         * @param used an object with other contents
         * @param in the message
         * @throws IOException if the message ends too early
         */
        void read(T used, DataInput in) throws IOException;
    }

    private final Marshaller<T> generated;
    private final BiConsumer<? super T, ? super Bytes<?>> writer;
    private final Reader<T> reader;
    private final int objects;
    private final long seed;
    private final boolean exact;
    private final @Nullable Supplier<? extends T> created;

    private MarshallerComparison(
            Marshaller<T> generated,
            BiConsumer<? super T, ? super Bytes<?>> writer,
            Reader<T> reader,
            int objects,
            long seed,
            boolean exact,
            @Nullable Supplier<? extends T> created) {
        this.generated = generated;
        this.writer = writer;
        this.reader = reader;
        this.objects = objects;
        this.seed = seed;
        this.exact = exact;
        this.created = created;
    }

    /**
     * Compares with the class's own {@code writeMarshallable} and {@code readMarshallable}. The latter reads into
     * objects that hold other values.
     *
     * @param <T> the type of the objects
     * @param type the class
     * @return the comparison
     * @throws IllegalArgumentException if the class has no marshaller or does not have these methods itself
     */
    public static <T extends BytesMarshallable> MarshallerComparison<T> of(Class<T> type) {
        try {
            if (type.getMethod("writeMarshallable", BytesOut.class)
                    .getDeclaringClass()
                    .isInterface()) {
                throw new IllegalArgumentException(
                        type.getName()
                                + " has no writeMarshallable(BytesOut) written by hand: there is nothing to compare the generated one with");
            }
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
        return of(type, BytesMarshallable::writeMarshallable, (used, in) -> {
            used.readMarshallable(in);
            return used;
        });
    }

    /**
     * Compares with any code.
     *
     * @param <T> the type of the objects
     * @param type the class
     * @param writer writes an object
     * @param reader reads an object
     * @return the comparison
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <T> MarshallerComparison<T> of(
            Class<T> type, BiConsumer<? super T, ? super Bytes<?>> writer, Reader<T> reader) {
        return new MarshallerComparison<>(Marshallers.of(type), writer, reader, OBJECTS, 1, false, null);
    }

    /**
     * Compares with methods that write to a {@link DataOutput} and read from a {@link DataInput}, such as those of
     * Hadoop's {@code Writable}. The latter read into objects that hold other values.
     *
     * <pre>{@code
     * MarshallerComparison.ofData(Quote.class, Quote::write, Quote::readFields).verify();
     * }</pre>
     *
     * @param <T> the type of the objects
     * @param type the class
     * @param writer writes an object
     * @param reader fills an object
     * @return the comparison
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <T> MarshallerComparison<T> ofData(Class<T> type, DataWriter<T> writer, DataReader<T> reader) {
        return of(type, (value, out) -> DataStreams.write(value, writer, out), (used, in) -> {
            DataStreams.read(used, reader, in);
            return used;
        });
    }

    /**
     * Compares with the class's {@code writeExternal} and {@code readExternal}. They may use all methods of {@link
     * java.io.ObjectOutput} but {@code writeObject}, whose bytes no generated marshaller writes. The latter reads into
     * objects that hold other values.
     *
     * @param <T> the type of the objects
     * @param type the class
     * @return the comparison
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <T extends Externalizable> MarshallerComparison<T> ofExternalizable(Class<T> type) {
        return ofData(
                type,
                (value, out) -> value.writeExternal((ObjectOutput) out),
                (used, in) -> DataStreams.readExternal(used, (ObjectInput) in));
    }

    /**
     * {@return this comparison with another number of objects; the default is 1000}
     *
     * @param count the number of objects
     */
    public MarshallerComparison<T> objects(int count) {
        return new MarshallerComparison<>(generated, writer, reader, count, seed, exact, created);
    }

    /**
     * {@return this comparison with other objects; the default seed is 1}
     *
     * @param number the seed
     */
    public MarshallerComparison<T> seed(long number) {
        return new MarshallerComparison<>(generated, writer, reader, objects, number, exact, created);
    }

    /**
     * {@return this comparison without the exception for values that can be written in two ways: both sides must write
     * the same bytes}
     */
    public MarshallerComparison<T> exact() {
        return new MarshallerComparison<>(generated, writer, reader, objects, seed, true, created);
    }

    /**
     * {@return this comparison with hand-written code that reads into new objects, for code that leaves a field as it
     * is when it reads that it is null}
     *
     * @param supplier creates an object to read into
     */
    public MarshallerComparison<T> intoNew(Supplier<? extends T> supplier) {
        return new MarshallerComparison<>(generated, writer, reader, objects, seed, exact, supplier);
    }

    /**
     * Compares the two sides.
     *
     * @throws AssertionError if they differ; the message has the first field that differs, its offset, and what each
     *     side makes of it
     * @throws IllegalArgumentException if no objects can be made because a field has a hand-written marshaller that reads
     *     no value from random bytes, nor writes one of an object that a constructor makes
     */
    public void verify() {
        Schema schema = generated.schema();
        TriedValues handWritten = new TriedValues(schema, generated.type());
        for (int i = 0; i < objects; i++) {
            try {
                compare(sample(schema, handWritten, i), sample(schema, handWritten, i + 1));
            } catch (AssertionError e) {
                throw new AssertionError(e.getMessage() + "\n(object " + i + " of seed " + seed + ")", e.getCause());
            }
        }
    }

    private T sample(Schema schema, TriedValues handWritten, int number) {
        for (int attempt = 0; ; attempt++) {
            long from = seed + number + (long) attempt * objects;
            try {
                return generated.fromByteArray(SampleMessages.of(schema, schema.resolver(), from, handWritten));
            } catch (MarshalException e) {
                // Hand-written marshallers may have a null of their own, which the schema does not know.
                if (e.problem() != RuntimeProblem.NULL_ON_READ || attempt == ATTEMPTS) {
                    throw e;
                }
            }
        }
    }

    private void compare(T value, T used) {
        byte[] expected = bytes(value);
        byte[] byHand = byHand(value);
        if (!Arrays.equals(expected, byHand) && !isReadAs(expected, byHand)) {
            throw new AssertionError(difference("writes different bytes", expected, byHand));
        }
        Bytes<?> in = Bytes.wrapForRead(expected);
        byte[] read = bytes(readByHand(created == null ? used : created.get(), in));
        if (!Arrays.equals(expected, read)) {
            throw new AssertionError(difference("reads other values", expected, read));
        }
        if (in.readRemaining() > 0) {
            throw new AssertionError(
                    "The code written by hand for " + generated.type().getName() + " leaves " + in.readRemaining()
                            + " of " + expected.length + " bytes unread");
        }
    }

    /** Whether different bytes of the same length are read as the same object. */
    private boolean isReadAs(byte[] expected, byte[] byHand) {
        if (exact || expected.length != byHand.length) {
            return false;
        }
        try {
            return Arrays.equals(expected, bytes(generated.fromByteArray(byHand)));
        } catch (MarshalException e) {
            return false;
        }
    }

    private byte[] bytes(T value) {
        return generated.toByteArray(value);
    }

    private byte[] byHand(T value) {
        Bytes<?> out = Bytes.allocateElasticOnHeap();
        try {
            writer.accept(value, out);
        } catch (RuntimeException e) {
            throw failure("fails to write", e);
        }
        return out.toByteArray();
    }

    private T readByHand(T used, Bytes<?> in) {
        try {
            return reader.read(used, in);
        } catch (RuntimeException e) {
            throw failure("fails to read what the generated marshaller has written", e);
        }
    }

    private AssertionError failure(String what, RuntimeException cause) {
        return new AssertionError(
                "The code written by hand for " + generated.type().getName() + " " + what + ": " + cause, cause);
    }

    private String difference(String what, byte[] expected, byte[] actual) {
        return "The code written by hand for " + generated.type().getName() + " " + what
                + " than the generated marshaller.\n" + new FirstDifference(generated.schema(), expected, actual);
    }
}
