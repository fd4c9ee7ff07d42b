package com.acme;

import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.wire.ByteArrays;
import org.marshal4j.wire.Comments;
import org.marshal4j.wire.FieldName;
import org.marshal4j.wire.InputOrder;
import org.marshal4j.wire.Reused;

/**
 * Writes {@link Mark.Note} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
final class Mark_NoteWireFields {
    private static final FieldName AUTHOR_FIELD = FieldName.of("author");

    private static final Mark.Note MISSING = new Mark.Note();

    private static final FieldName PICTURE_FIELD = FieldName.of("picture");

    private static final FieldName[] ALL_FIELDS = {AUTHOR_FIELD, PICTURE_FIELD};

    private Mark_NoteWireFields() {
    }

    /**
     * Writes the fields, in the order of the source, superclasses first.
     */
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

    /**
     * Reads the fields in any order; missing ones become what it is in a new object.
     */
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
