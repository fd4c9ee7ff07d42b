package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Schema}, 6 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = SchemaMarshaller.FIELDS
)
final class SchemaMarshaller extends GeneratedMarshaller<Schema> implements ChronicleMarshaller<Schema> {
    public static final SchemaMarshaller INSTANCE = new SchemaMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 6;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            current int32
            start text?
            copy com.acme.Text?
            """;

    private SchemaMarshaller() {
        super(Schema.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Schema schema, Output out) {
        writeFields(schema, out, 0);
    }

    @Override
    protected Schema readMessage(Schema current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Schema schema) {
        return sizeOfFields(schema, 0);
    }

    @Override
    public void write(Schema schema, BytesOut<?> out) {
        BytesMessages.write(this, schema, out);
    }

    @Override
    public Schema read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Schema schema, Output out, int depth) {
        Checks.exactType(schema, Schema.class);
        Checks.depth(depth);
        writeBlock(schema, out);
        org.marshal4j.runtime.Text.write(schema.start(), out);
        Text copy_ = schema.copy();
        if (Presence.write(copy_, out)) {
            TextMarshaller.writeFields(copy_, out, depth + 1);
        }
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Schema readFields(Schema current, Input in, int depth) {
        Checks.depth(depth, in);
        long offset = in.take(4);
        Object base = in.base();
        int current_ = RawMemory.getInt(base, offset);
        String start_ = org.marshal4j.runtime.Text.read(null, in);
        Text copy_ = Presence.read(in) ? TextMarshaller.readFields(null, in, depth + 1) : null;
        Schema schema = new Schema(current_, start_, copy_);
        return schema;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Schema schema, int depth) {
        Checks.exactType(schema, Schema.class);
        Checks.depth(depth);
        long size = 4;
        size += org.marshal4j.runtime.Text.sizeOf(schema.start());
        size += schema.copy() == null ? 1
                : 1 + TextMarshaller.sizeOfFields(schema.copy(), depth + 1);
        return size;
    }

    @Override
    public Schema copy(Schema from) {
        return copyFields(Checks.anyObject(from, Schema.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Schema copyFields(Schema from, Schema current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.depth(depth);
        Text copy = TextMarshaller.copyFields(from.copy(), null, depth + 1);
        if (copy == from.copy()) {
            return from;
        }
        Schema schema = new Schema(from.current(), from.start(), copy);
        return schema;
    }

    private static void writeBlock(Schema schema, Output out) {
        int current_ = schema.current();
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, current_);
    }
}
