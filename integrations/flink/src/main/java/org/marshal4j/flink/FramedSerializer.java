package org.marshal4j.flink;

import java.io.IOException;
import java.lang.reflect.Constructor;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ScratchBuffer;

/**
 * The common part of the serializers for all schemas of a class: frames, copies and instances. Its state never changes,
 * so all threads use the same one.
 *
 * @param <T> the class, or the root of its family
 */
@SuppressWarnings("serial") // fields are serializable or transient; subclasses recreate themselves in readResolve
abstract class FramedSerializer<T> extends TypeSerializer<T> {
    final Marshalled<T> marshalled;
    final transient Marshaller<T> marshaller;
    final transient Reuse reuses;
    private final transient Frame frame;
    private final transient boolean isImmutable;
    private final transient @Nullable Constructor<T> constructor;

    FramedSerializer(Marshalled<T> marshalled, Frame frame) {
        this.marshalled = marshalled;
        this.marshaller = marshalled.marshaller();
        this.reuses = Reuse.of(marshalled);
        this.frame = frame;
        this.isImmutable = ClassTraits.isImmutable(marshalled.type());
        this.constructor = ClassTraits.emptyConstructor(marshalled.type());
    }

    /** Writes a message. */
    abstract void write(T value, Output out);

    /**
     * Reads a message, after which no bytes may be left.
     *
     * @param reuse an object that may be filled; null if there is none
     */
    abstract T read(@Nullable T reuse, Input in);

    @Override
    public final boolean isImmutableType() {
        return isImmutable;
    }

    @Override
    public final TypeSerializer<T> duplicate() {
        return this;
    }

    /** Creates an object to be filled; null if only a constructor with parameters can create one, as for a record. */
    @Override
    public final @Nullable T createInstance() {
        if (constructor == null) {
            return null;
        }
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no new " + marshalled.type().getName() + " could be made", e);
        }
    }

    @Override
    public final T copy(T from) {
        return marshaller.copy(from);
    }

    @Override
    public final T copy(T from, @Nullable T reuse) {
        if (!reuses.canCopy(from, reuse)) {
            return marshaller.copy(from);
        }
        marshaller.copyInto(from, reuse);
        return reuse;
    }

    @Override
    public final int getLength() {
        return frame.size();
    }

    @Override
    public final void serialize(T record, DataOutputView target) throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(record, out);
            frame.write(scratch, (int) out.position(), target);
        }
    }

    @Override
    public final T deserialize(DataInputView source) throws IOException {
        return deserialize(null, source);
    }

    @Override
    public final T deserialize(@Nullable T reuse, DataInputView source) throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            return read(reuse, frame.read(scratch, source));
        }
    }

    @Override
    public final void copy(DataInputView source, DataOutputView target) throws IOException {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            frame.copy(scratch, source, target);
        }
    }
}
