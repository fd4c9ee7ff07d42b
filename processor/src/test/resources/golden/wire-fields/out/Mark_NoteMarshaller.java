    // as beginning in custom, but:
 * Writes and reads {@link Mark.Note}, 2 bytes or more each. Stateless and thread-safe.

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            author text?
            picture int8[]?
            """;

    // as in bean: Mark_NoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        Text.write(note.author, out);
        PrimitiveArrays.write(note.picture, out);

    // as readFields in family-root, but:
        // without Checks.depth(depth, in);
        String author = Text.read(note.author, in);
        if (author != note.author) {
            note.author = author;
        byte[] picture = PrimitiveArrays.readBytes(note.picture, in);
        if (picture != note.picture) {
            note.picture = picture;

    // as sizeOfFields in key, but:
        size += Text.sizeOf(note.author);
        size += PrimitiveArrays.sizeOf(note.picture);

    // as in empty: copy, copyInto

    // as copyFields in bound, but:
        if (note.author != from.author) {
            note.author = from.author;
        }
        byte[] picture = ArrayCopies.copy(from.picture, note.picture);
        if (picture != note.picture) {
            note.picture = picture;
        }
        // without line.id = from.id;
}
