package org.marshal4j.map;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.hash.serialization.SizedReader;
import net.openhft.chronicle.hash.serialization.SizedWriter;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.inspect.FormerMessages;

/**
 * Writes and reads the objects of one type in Chronicle Map, using their generated marshaller. {@link MapMarshallers}
 * passes it to a builder. Use it yourself if you set up the builder in another way:
 *
 * <pre>{@code
 * builder.valueMarshaller(new MapMarshaller<>(Position.class));
 * }</pre>
 *
 * <p>The file of a map contains the name of the class and its schema. If the class has a different schema in a process,
 * opening the file fails there with a list of the fields that differ, before any entry is read, unless the map is opened
 * with {@link MapMarshallers#convert}. Values that begin with schema ids may have any schema that the history of the
 * class knows, and those of several schemas may be in one map. Do not use such a class for keys.
 *
 * <p>Its only state is the type and what the file says about it, so any number of threads may use it.
 *
 * @param <T> the type: exactly this class or, if it is the root of a family, any class of the family
 */
public final class MapMarshaller<T> implements SizedReader<T>, SizedWriter<T> {
    private Class<T> type;
    private transient Marshaller<T> marshaller;
    private transient boolean refills;

    /** What the file says, and what converts its values, if they have another schema. */
    private transient @Nullable String form;

    private transient @Nullable FormerMessages<T> former;

    /**
     * Creates a marshaller for keys or values.
     *
     * @param type the class
     * @throws IllegalArgumentException if it has no marshaller
     */
    public MapMarshaller(Class<T> type) {
        this.type = type;
        this.marshaller = Marshallers.of(type);
        this.refills = refills(marshaller);
    }

    /** Whether all values have the same size, now and in future versions, which excludes types that can grow. */
    boolean isOfOneSize() {
        return oneSize() >= 0 && !HeaderSchema.canGrow(marshaller.schema());
    }

    /** Whether values begin with the ids of the schemas that wrote them. */
    boolean hasSchemaId() {
        return marshaller.schema().hasSchemaId();
    }

    /** The size of all values; −1 if it varies. */
    int oneSize() {
        return marshaller.schema().fixedSize(marshaller.schema().resolver());
    }

    /**
     * Returns the size of a value in bytes.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL218 if the map has values of another schema
     */
    @Override
    public long size(T value) {
        requireTodays();
        return marshaller.sizeOf(value);
    }

    /**
     * Writes a value.
     *
     * @throws org.marshal4j.runtime.MarshalException if it cannot be written; MARSHAL218 if the map has values of
     *     another schema
     * @throws IllegalStateException if its size has changed because another thread is changing it
     */
    @Override
    public void write(Bytes<?> out, long size, T value) {
        requireTodays();
        long start = out.writePosition();
        BytesMessages.write(marshaller, value, out);
        long written = out.writePosition() - start;
        if (written != size) {
            out.writePosition(start);
            throw new IllegalStateException(type.getName() + " had " + size + " bytes and now has " + written
                    + ": it was changed while it was put into a map");
        }
    }

    /**
     * Reads a value.
     *
     * @param using an object that is filled and returned if it is of exactly this type and can be filled; null for a
     *     new object
     * @throws org.marshal4j.runtime.MarshalException if the bytes are not a value of this type; MARSHAL221 if
     *     the value ends before they do
     */
    @Override
    public T read(Bytes<?> in, long size, @Nullable T using) {
        boolean isFilled = using != null && refills && using.getClass() == type;
        int length = Math.toIntExact(size);
        // Chronicle Map passes its own class of Bytes, whose memory marshallers cannot access.
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            in.read(in.readPosition(), scratch.array(length), 0, length);
            T value = value(isFilled ? using : null, scratch.input(0, length));
            in.readSkip(size);
            return value;
        }
    }

    private T value(@Nullable T using, Input in) {
        FormerMessages<T> known = former;
        if (known == null) {
            return ExactMessage.message(marshaller, using, in);
        }
        if (using == null) {
            return known.only(in);
        }
        known.onlyInto(using, in);
        return using;
    }

    /** Nothing would tell values of today's schema from those of the former one. */
    private void requireTodays() {
        if (former != null) {
            throw new MarshalException(
                    "writing",
                    type.getName(),
                    "",
                    -1,
                    RuntimeProblem.SCHEMA_DIFFERS,
                    "the map has another schema of the type, and was opened with MapMarshallers.convert, which only"
                            + " reads: copy its entries to a new map",
                    null);
        }
    }

    /** Called by Chronicle Map when it opens a file. */
    @Override
    @SuppressWarnings("unchecked") // written by writeMarshallable
    public void readMarshallable(WireIn wire) {
        type = (Class<T>) wire.read("type").typeLiteral();
        marshaller = Marshallers.of(type);
        refills = refills(marshaller);
        form = wire.read("form").text();
        former = HeaderSchema.check(form, marshaller);
    }

    /** Called by Chronicle Map when it creates a file. */
    @Override
    public void writeMarshallable(WireOut wire) {
        wire.write("type").typeLiteral(type);
        wire.write("form").text(former == null ? HeaderSchema.of(marshaller) : form);
    }

    private static boolean refills(Marshaller<?> marshaller) {
        try {
            return marshaller
                            .getClass()
                            .getMethod("readInto", Object.class, Input.class)
                            .getDeclaringClass()
                    != Marshaller.class;
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }
}
