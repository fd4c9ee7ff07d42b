package org.marshal4j.testing;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import org.junit.jupiter.api.Test;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** Comparisons with methods over the streams of the JDK. */
class DataComparisonTest {

    /** Leaves its text as it is when it reads that there is none. */
    @Marshal
    @Encoded(Encoding.DATA_OUTPUT)
    static class Note implements Externalizable {
        private static final long serialVersionUID = 1;

        long id;

        @Encoded(value = Encoding.DATA_OUTPUT, presence = Presence.ONE)
        String text;

        void write(DataOutput out) throws IOException {
            out.writeLong(id);
            out.writeBoolean(text != null);
            if (text != null) {
                out.writeUTF(text);
            }
        }

        void read(DataInput in) throws IOException {
            id = in.readLong();
            if (in.readBoolean()) {
                text = in.readUTF();
            }
        }

        public Note() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            write(out);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            read(in);
        }
    }

    @Test
    void methodsThatKeepAFieldAgreeOnlyWithNewObjects() {
        MarshallerComparison.ofData(Note.class, Note::write, Note::read)
                .exact()
                .intoNew(Note::new)
                .verify();
        MarshallerComparison.ofExternalizable(Note.class).intoNew(Note::new).verify();
        assertThatThrownBy(
                        () -> MarshallerComparison.ofExternalizable(Note.class).verify())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("reads other values than the generated marshaller")
                .hasMessageContaining("field      text");
    }

    @Test
    void otherBytesAreFound() {
        MarshallerComparison.DataWriter<Note> swapped = (note, out) -> {
            out.writeBoolean(note.text != null);
            out.writeLong(note.id);
        };
        assertThatThrownBy(() -> MarshallerComparison.ofData(Note.class, swapped, Note::read)
                        .verify())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("writes different bytes");
    }

    @Test
    void exactComparisonsAcceptOneFormOnly() {
        MarshallerComparison.of(Quote.class).verify();
        assertThatThrownBy(() -> MarshallerComparison.of(Quote.class).exact().verify())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("field      firm");
    }

    @Test
    void objectsOfTheJdkHaveNoGeneratedCode() {
        MarshallerComparison.DataWriter<Note> writer = (note, out) -> ((ObjectOutput) out).writeObject(note.text);
        assertThatThrownBy(() -> MarshallerComparison.ofData(Note.class, writer, Note::read)
                        .verify())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("An object is serialized as the JDK does");
    }
}
