    // as beginning in custom, but:
 * Writes and reads {@link Schema}, 6 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 6 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            current int32
            start text?
            copy com.acme.Text?
            """;

    // as in bean: SchemaMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    /** As in empty. */
    public static void writeFields(Schema schema, Output out, int depth) {
        Checks.exactType(schema, Schema.class, depth);
        writeBlock(schema, out);
        org.marshal4j.runtime.Text.write(schema.start(), out);
        Text copy_ = schema.copy();
        if (Presence.write(copy_, out)) {
            TextMarshaller.writeFields(copy_, out, depth + 1);
        }
    }

    /** As in bound. */
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

    /** As in bound. */
    public static long sizeOfFields(Schema schema, int depth) {
        Checks.exactType(schema, Schema.class, depth);
        long size = 4;
        size += org.marshal4j.runtime.Text.sizeOf(schema.start());
        size += schema.copy() == null ? 1
                : 1 + TextMarshaller.sizeOfFields(schema.copy(), depth + 1);
        return size;
    }

    // as in empty: copy

    // as copyFields in many-values, but:
        Checks.depth(depth);
        Text copy = TextMarshaller.copyFields(from.copy(), null, depth + 1);
        if (copy == from.copy()) {
            return from;
        }
        Schema schema = new Schema(from.current(), from.start(), copy);

    // as writeBlock in graph, but:
        int current_ = schema.current();
        RawMemory.putInt(base, offset, current_);
}
