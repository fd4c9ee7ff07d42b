package org.marshal4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.File;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.Required;
import org.marshal4j.runtime.DataFieldMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Values whose own code writes to streams of the JDK, and null with it. */
class DataFieldMarshallerTest {

    /** A file, as 1 and its path; 0 in place of null. */
    public static final class Paths extends DataFieldMarshaller<File> {
        @Override
        protected void write(File value, ObjectOutput out) throws IOException {
            out.writeBoolean(value != null);
            if (value != null) {
                out.writeUTF(value.getPath());
            }
        }

        @Override
        protected File read(File current, ObjectInput in) throws IOException {
            return in.readBoolean() ? new File(in.readUTF()) : null;
        }
    }

    /** Two files, of which one is never null. */
    @Marshal
    public static class Move {
        @MarshalWith(Paths.class)
        File from;

        @Required
        @MarshalWith(Paths.class)
        File to = new File("");

        void write(DataOutput out) throws IOException {
            new Paths().write(from, (ObjectOutput) out);
            new Paths().write(to, (ObjectOutput) out);
        }

        void read(DataInput in) throws IOException {
            from = new Paths().read(from, (ObjectInput) in);
            to = new Paths().read(to, (ObjectInput) in);
        }
    }

    private static final DataFieldMarshallerTest_MoveMarshaller MOVES = DataFieldMarshallerTest_MoveMarshaller.INSTANCE;

    private static Move move(String from, String to) {
        Move move = new Move();
        move.from = from == null ? null : new File(from);
        move.to = to == null ? null : new File(to);
        return move;
    }

    @Test
    void onlyItsOwnBytesAreWritten() {
        assertThat(HexFormat.of().formatHex(MOVES.toByteArray(move("a", "bc")))).isEqualTo("01000161" + "0100026263");
        assertThat(HexFormat.of().formatHex(MOVES.toByteArray(move(null, "d")))).isEqualTo("00" + "01000164");
        assertThat(MOVES.sizeOf(move(null, "d"))).isEqualTo(5);
    }

    @Test
    void nullIsReadAndCopied() {
        Move read = MOVES.fromByteArray(MOVES.toByteArray(move(null, "d")));
        assertThat(read.from).isNull();
        assertThat(read.to).isEqualTo(new File("d"));
        assertThat(MOVES.copy(read).from).isNull();
    }

    @Test
    void requiredRefusesNull() {
        assertThatThrownBy(() -> MOVES.toByteArray(move("a", null)))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL202")
                .hasMessageContaining("to");
        assertThatThrownBy(() -> MOVES.fromByteArray(new byte[] {0, 0}))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("to");
    }

    @Test
    void everyShorterMessageIsRefused() {
        byte[] bytes = MOVES.toByteArray(move("a", "bc"));
        for (int i = 0; i < bytes.length; i++) {
            byte[] shorter = Arrays.copyOf(bytes, i);
            assertThatThrownBy(() -> MOVES.fromByteArray(shorter)).isInstanceOf(MarshalException.class);
        }
    }

    @Test
    void itsValuesAreComparedWithCodeWrittenByHand() {
        MarshallerComparison.ofData(Move.class, Move::write, Move::read).exact().verify();
        assertThatThrownBy(() -> MarshallerComparison.ofData(
                                Move.class, (move, out) -> out.writeBoolean(move.from == null), Move::read)
                        .exact()
                        .verify())
                .isInstanceOf(AssertionError.class);
    }
}
