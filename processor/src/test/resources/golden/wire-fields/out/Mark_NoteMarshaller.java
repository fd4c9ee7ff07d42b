    // as beginning in custom, but:
 * Writes and reads {@link Mark.Note}, 2 bytes or more each. Stateless and thread-safe.

    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            author text?
            picture int8[]?
            """;

    // as in bean: Mark_NoteMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        Text.write(note.author, out);
        PrimitiveArrays.write(note.picture, out);

    /** As in empty. */
    public static Mark.Note readFields(Mark.Note current, Input in, int depth) {
        Mark.Note note = current != null && current.getClass() == Mark.Note.class ? current : new Mark.Note();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String author = Text.read(note.author, in);
        if (author != note.author) {
            note.author = author;
        }
        byte[] picture = PrimitiveArrays.readBytes(note.picture, in);
        if (picture != note.picture) {
            note.picture = picture;
        }
        return note;
    }

    // as sizeOfFields in key, but:
        size += Text.sizeOf(note.author);
        size += PrimitiveArrays.sizeOf(note.picture);

    // as in empty: copy, copyInto

    // as copyFields in view-kinds, but:
        Checks.exactType(from, Mark.Note.class);
        Mark.Note note = OwnObjects.isFree(current, from, Mark.Note.class) ? current
                : new Mark.Note();
        if (note.author != from.author) {
            note.author = from.author;
        byte[] picture = ArrayCopies.copy(from.picture, note.picture);
        if (picture != note.picture) {
            note.picture = picture;
}
