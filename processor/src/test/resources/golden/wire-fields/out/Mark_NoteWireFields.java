import org.marshal4j.wire.ByteArrays;
import org.marshal4j.wire.Comments;
    // as beginning in wire, but:
    private static final FieldName AUTHOR_FIELD = FieldName.of("author");

    // as in wire: MISSING
    // as ID_FIELD in wire, with PICTURE_FIELD for ID_FIELD, picture for id

    private static final FieldName[] ALL_FIELDS = {AUTHOR_FIELD, PICTURE_FIELD};

    // as in wire: Mark_NoteWireFields

    // as write in wire, but:
        wire.write("author").text(note.author);
        if (Comments.areWritten(wire)) {
            Comments.write(wire, "by %s", note.author);
        }
        ByteArrays.write(note.picture, wire.write("picture"));
        // without wire.write("quantity").int32(line.quantity);

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
