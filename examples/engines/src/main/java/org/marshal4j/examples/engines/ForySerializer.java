package org.marshal4j.examples.engines;

import java.io.IOException;
import org.apache.flink.api.common.typeutils.SimpleTypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.base.TypeSerializerSingleton;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.apache.fory.Fory;

/**
 * Fory for Flink, as a user would write it: an array preceded by its length. Fory is not thread-safe, so each thread
 * has its own.
 */
public final class ForySerializer extends TypeSerializerSingleton<PlainBook> {
    private static final long serialVersionUID = 1L;

    private static final ThreadLocal<Fory> FORY = ThreadLocal.withInitial(() -> {
        Fory fory = Fory.builder()
                .withXlang(false)
                .withCompatible(false)
                .withNumberCompressed(false)
                .withStringCompressed(false)
                .withRefTracking(false)
                .withCodegen(true)
                .withAsyncCompilation(false)
                .requireClassRegistration(true)
                .build();
        fory.register(PlainBook.class);
        return fory;
    });

    @Override
    public boolean isImmutableType() {
        return false;
    }

    @Override
    public PlainBook createInstance() {
        return new PlainBook();
    }

    @Override
    public PlainBook copy(PlainBook from) {
        return FORY.get().copy(from);
    }

    @Override
    public PlainBook copy(PlainBook from, PlainBook reuse) {
        return copy(from);
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(PlainBook book, DataOutputView target) throws IOException {
        byte[] bytes = FORY.get().serialize(book);
        target.writeInt(bytes.length);
        target.write(bytes);
    }

    @Override
    public PlainBook deserialize(DataInputView source) throws IOException {
        byte[] bytes = new byte[source.readInt()];
        source.readFully(bytes);
        return (PlainBook) FORY.get().deserialize(bytes);
    }

    @Override
    public PlainBook deserialize(PlainBook reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        int length = source.readInt();
        target.writeInt(length);
        target.write(source, length);
    }

    @Override
    public TypeSerializerSnapshot<PlainBook> snapshotConfiguration() {
        return new Snapshot();
    }

    /** Identifies the serializer that wrote the state. */
    public static final class Snapshot extends SimpleTypeSerializerSnapshot<PlainBook> {
        /** Called by Flink. */
        public Snapshot() {
            super(ForySerializer::new);
        }
    }
}
