import org.marshal4j.wire.ByteArrays;
import org.marshal4j.wire.Comments;
    // as beginning in wire, but:
    private static final FieldName AUTHOR_FIELD = FieldName.of("author");

    // as in wire: MISSING

    private static final FieldName PICTURE_FIELD = FieldName.of("picture");

    private static final FieldName[] ALL_FIELDS = {AUTHOR_FIELD, PICTURE_FIELD};

    // as in wire: Mark_NoteWireFields

    /** As in wire. */
    public static void write(Mark.Note note, WireOut wire) {
        Checks.exactType(note, Mark.Note.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("author").text(note.author);
        if (Comments.areWritten(wire)) {
            Comments.write(wire, "by %s", note.author);
        }
        ByteArrays.write(note.picture, wire.write("picture"));
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /** As in wire. */
    public static void read(Mark.Note note, WireIn wire) {
        InputOrder.readAll(wire, ALL_FIELDS, note, (index, valueIn) -> readField(note, index, valueIn));
    }

    private static void readField(Mark.Note note, int index, ValueIn valueIn) {
        switch (index) {
            case 0 -> {
                note.author = valueIn != null ? Reused.text(valueIn, note.author) : MISSING.author;
            }
            case 1 -> {
                note.picture = valueIn != null ? ByteArrays.read(valueIn, note.picture)
                        : new Mark.Note().picture;
            }
            default -> throw new IndexOutOfBoundsException(index);
        }
    }
}
