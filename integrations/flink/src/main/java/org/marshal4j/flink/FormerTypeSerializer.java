package org.marshal4j.flink;

import java.util.Arrays;
import java.util.Objects;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/**
 * Reads objects of today's class from messages of a former schema. It also writes them with that schema, since Flink
 * rewrites state that the job does not access as it was. Thread-safe. Objects go through the bytes of both schemas, so it
 * is slower than {@link MarshallerTypeSerializer}.
 *
 * @param <T> the class, or the root of its family
 */
final class FormerTypeSerializer<T> extends FramedSerializer<T> {
    private static final long serialVersionUID = 1L;

    private final byte[] header;
    /** Null if none of the messages can be read. */
    private final transient @Nullable FormerMessages<T> messages;

    /** Why none can be read; null if some can. Flink asks for the serializer before it compares the schemas. */
    private final transient @Nullable MarshalException refused;

    private final transient FormerBytes former;

    /** Made for the first object that is written: there may be none, and former messages cannot hold all of them. */
    private transient volatile @Nullable FormerMessages<byte[]> formerBytes;

    /**
     * Creates a serializer.
     *
     * @param header the schema, in the bytes of {@link StoredSchema#toBytes}
     */
    FormerTypeSerializer(Marshalled<T> marshalled, byte[] header) {
        this(marshalled, header, StoredSchema.parse(header).followedBy(marshalled));
    }

    private FormerTypeSerializer(Marshalled<T> marshalled, byte[] header, StoredSchema stored) {
        super(marshalled, stored.frame());
        this.header = header;
        FormerMessages<T> readable = null;
        MarshalException reasons = null;
        try {
            readable = FormerMessages.of(marshaller, stored.schemas(), stored.type());
        } catch (MarshalException e) {
            if (e.problem() != RuntimeProblem.NOT_CONVERTED) {
                throw e;
            }
            reasons = e;
        }
        this.messages = readable;
        this.refused = reasons;
        Schemas present = stored.schemas().withPresentNames();
        this.former = new FormerBytes(present.apply(stored.type()).from(new FormerSchemas(present)));
    }

    @Override
    void write(T value, Output out) {
        out.write(formerBytes().next(Input.of(marshaller.toByteArray(value))));
    }

    private FormerMessages<byte[]> formerBytes() {
        FormerMessages<byte[]> known = formerBytes;
        if (known == null) {
            Schema today = marshaller.schema();
            known = SchemaMigration.messages(former, today, today.resolver());
            formerBytes = known;
        }
        return known;
    }

    @Override
    T read(@Nullable T reuse, Input in) {
        if (messages == null) {
            throw Objects.requireNonNull(refused);
        }
        if (reuse == null || !reuses.canFillFormer(reuse)) {
            return messages.only(in);
        }
        messages.onlyInto(reuse, in);
        return reuse;
    }

    @Override
    public TypeSerializerSnapshot<T> snapshotConfiguration() {
        return new MarshallerSerializerSnapshot<>(marshalled, header);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FormerTypeSerializer<?> serializer
                && marshalled.equals(serializer.marshalled)
                && Arrays.equals(header, serializer.header);
    }

    @Override
    public int hashCode() {
        return 31 * marshalled.hashCode() + Arrays.hashCode(header);
    }

    @Override
    public String toString() {
        return "FormerTypeSerializer<" + marshalled + ">";
    }

    private Object readResolve() {
        return new FormerTypeSerializer<>(marshalled, header);
    }
}
