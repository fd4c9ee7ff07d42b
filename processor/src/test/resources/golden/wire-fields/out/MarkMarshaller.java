    // as beginning in view, but:


    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            position int32
            tags list<text?>?
            """;

    // as in ancestors: SCHEMA

    private static final VarHandle POSITION = Handles.field(MethodHandles.lookup(), Mark.class, "position", int.class);

    // as in empty: static, MarkMarshaller, write, read, sizeOf, schema, type, write, read

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
        Mark mark = new Mark((int) POSITION.get(from), copyTags(from.tags));

    // as in default-package: writeBlock

    // as storeBlock in bound, but:
        RawMemory.putInt(base, offset, (int) POSITION.get(mark));

    // as in bean: writeTags

    // as readSegments in key, but:
    private static List<String> readTags(Input in) {

    // as in bean: sizeOfTags

    // as copySegments in key, but:
    private static List<String> copyTags(List<String> list) {
}
