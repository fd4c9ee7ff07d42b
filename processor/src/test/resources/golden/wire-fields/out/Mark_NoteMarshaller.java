package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.ArrayCopies;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Mark.Note}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Mark_NoteMarshaller.FIELDS
)
final class Mark_NoteMarshaller extends FillingMarshaller<Mark.Note> implements ChronicleMarshaller<Mark.Note> {
    public static final Mark_NoteMarshaller INSTANCE = new Mark_NoteMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            author text?
            picture int8[]?
            """;

    private Mark_NoteMarshaller() {
        super(Mark.Note.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Mark.Note note, Output out) {
        writeFields(note, out, 0);
    }

    @Override
    protected Mark.Note readMessage(Mark.Note current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Mark.Note note) {
        return sizeOfFields(note, 0);
    }

    @Override
    public void write(Mark.Note note, BytesOut<?> out) {
        BytesMessages.write(this, note, out);
    }

    @Override
    public Mark.Note read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Mark.Note note, BytesIn<?> in) {
        BytesMessages.readInto(this, note, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Mark.Note note, Output out, int depth) {
        Checks.exactType(note, Mark.Note.class);
        Text.write(note.author, out);
        PrimitiveArrays.write(note.picture, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
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

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Mark.Note note, int depth) {
        Checks.exactType(note, Mark.Note.class);
        long size = 0;
        size += Text.sizeOf(note.author);
        size += PrimitiveArrays.sizeOf(note.picture);
        return size;
    }

    @Override
    public Mark.Note copy(Mark.Note from) {
        return copyFields(Checks.anyObject(from, Mark.Note.class), null, 0);
    }

    @Override
    public void copyInto(Mark.Note from, Mark.Note to) {
        copyFields(Checks.anyObject(from, Mark.Note.class),
                Checks.exactType(to, Mark.Note.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Mark.Note copyFields(Mark.Note from, Mark.Note current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Mark.Note.class);
        Mark.Note note = current != null && current != from && current.getClass() == Mark.Note.class
                ? current : new Mark.Note();
        note.author = from.author;
        byte[] picture = ArrayCopies.copy(from.picture, note.picture);
        if (picture != note.picture) {
            note.picture = picture;
        }
        return note;
    }
}
