package org.marshal4j.flink;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.text.ShownText;

/**
 * What savepoints and checkpoints store about a {@link MarshallerTypeSerializer}: the name of the class and the
 * schemas of everything its messages hold. With these it decides whether today's class can read the state directly,
 * and converts the state if it cannot, without the class that wrote it.
 *
 * <p>Flink creates it and calls it from one thread at a time:
 *
 * <pre>{@code
 * TypeSerializerSnapshot<Quote> snapshot = serializer.snapshotConfiguration();
 * }</pre>
 *
 * @param <T> the class
 */
public final class MarshallerSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {
    private static final System.Logger LOG = System.getLogger(MarshallerSerializerSnapshot.class.getName());
    private static final int VERSION = 1;
    private static final String NO_IMPORTER = "";

    private String type = "";
    private String importer = NO_IMPORTER;
    private byte[] header = {};

    /** Null until the class has been looked up. */
    private @Nullable Marshalled<T> marshalled;

    private @Nullable ClassLoader loader;

    /** Creates an instance for Flink, which then calls {@link #readSnapshot}. */
    public MarshallerSerializerSnapshot() {}

    MarshallerSerializerSnapshot(Marshalled<T> marshalled) {
        this(marshalled, StreamHeader.toBytes(marshalled.marshaller()));
    }

    MarshallerSerializerSnapshot(Marshalled<T> marshalled, byte[] header) {
        Class<?> importedBy = marshalled.importer();
        this.type = marshalled.type().getName();
        this.importer = importedBy == null ? NO_IMPORTER : importedBy.getName();
        this.header = header;
        this.marshalled = marshalled;
    }

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        out.writeUTF(type);
        out.writeUTF(importer);
        out.writeInt(header.length);
        out.write(header);
    }

    @Override
    public void readSnapshot(int version, DataInputView in, ClassLoader userCode) throws IOException {
        if (version != VERSION) {
            throw new IOException("a snapshot of version " + version + ", and this marshal4j-flink knows " + VERSION);
        }
        type = in.readUTF();
        importer = in.readUTF();
        int length = in.readInt();
        if (length < 0) {
            throw new IOException("a schema of " + length + " bytes");
        }
        header = new byte[length];
        in.readFully(header);
        loader = userCode;
    }

    /**
     * Returns a serializer that reads the state into objects of today's class.
     *
     * @throws IllegalStateException if the class no longer exists and there is no {@link RenamedTo}, or if its schema
     *     has changed and its lock file is missing
     * @throws org.marshal4j.runtime.MarshalException MARSHAL219 if the schemas are damaged
     */
    @Override
    public TypeSerializer<T> restoreSerializer() {
        Marshalled<T> here = marshalled();
        // Today's schema needs no lock file.
        return Arrays.equals(header, StreamHeader.toBytes(here.marshaller())) || reading(here) == Reading.READ
                ? new MarshallerTypeSerializer<>(here)
                : new FormerTypeSerializer<>(here, header);
    }

    /**
     * Tells whether today's class can read the state of an older snapshot. If it cannot, the reasons are logged.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL219 if the schemas of the older snapshot are
     *     damaged
     */
    @Override
    public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(TypeSerializerSnapshot<T> older) {
        if (!(older instanceof MarshallerSerializerSnapshot<T> former)) {
            LOG.log(
                    System.Logger.Level.ERROR,
                    "The state of {0} was written by another serializer, that of {1}",
                    type,
                    older.getClass().getName());
            return TypeSerializerSchemaCompatibility.incompatible();
        }
        Marshalled<T> here = marshalled();
        if (Arrays.equals(header, former.header)) {
            return TypeSerializerSchemaCompatibility.compatibleAsIs();
        }
        return switch (former.reading(here)) {
            case READ -> TypeSerializerSchemaCompatibility.compatibleAsIs();
            case READ_AFTER_MIGRATION -> TypeSerializerSchemaCompatibility.compatibleAfterMigration();
            case REFUSED -> refused(former, here);
        };
    }

    private Reading reading(Marshalled<T> here) {
        return StoredSchema.parse(header).followedBy(here).reading(here.marshaller());
    }

    private static <T> TypeSerializerSchemaCompatibility<T> refused(
            MarshallerSerializerSnapshot<T> former, Marshalled<T> here) {
        String reasons = StoredSchema.parse(former.header).followedBy(here).differences(here.marshaller()).stream()
                .filter(difference -> difference.oldBytesNewClass() == Reading.REFUSED)
                .map(Difference::message)
                .collect(Collectors.joining("\n  ", "\n  ", ""));
        LOG.log(
                System.Logger.Level.ERROR,
                "The state of {0} cannot be read by the class as it is now:{1}",
                former.type,
                ShownText.ofLines(reasons));
        return TypeSerializerSchemaCompatibility.incompatible();
    }

    private Marshalled<T> marshalled() {
        Marshalled<T> found = marshalled;
        if (found == null) {
            found = find();
            marshalled = found;
        }
        return found;
    }

    @SuppressWarnings("unchecked") // the class of the state, by its present or former name
    private Marshalled<T> find() {
        try {
            return new Marshalled<>(
                    (Class<T>) Marshalled.present(type, loader),
                    importer.equals(NO_IMPORTER) ? null : Class.forName(importer, false, loader));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(
                    "the class of the state is not on the class path: " + e.getMessage()
                            + ". If it has another name now, put @RenamedTo on an empty class of the former name",
                    e);
        }
    }
}
