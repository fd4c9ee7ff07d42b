    // as beginning in custom, but:
 * Writes and reads {@link Mark}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            position int32
            tags list<text?>?
            """;

    private static final VarHandle POSITION = Handles.field(MethodHandles.lookup(), Mark.class, "position", int.class);

    // as in bean: MarkMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in builder, but:
        writeTags(mark.tags, out);

    // as readFields in builder, but:
        long offset = in.take(4);
        int position = RawMemory.getInt(base, offset);
        List<String> tags = readTags(in);
        Mark mark = new Mark(position, tags);

    // as sizeOfFields in view, but:
        size += sizeOfTags(mark.tags);

    // as in empty: copy

    // as copyFields in builder, but:
        Mark mark = new Mark((int) POSITION.get(from), Lists.immutableCopy(from.tags));

    // as writeBlock in generic, but:
        RawMemory.putInt(base, offset, (int) POSITION.get(mark));

    // as in bean: writeTags

    // as readSegments in key, but:
    private static List<String> readTags(Input in) {

    // as in bean: sizeOfTags
}
