package org.marshal4j.blackbox.handwritten;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.SchemaField;

@Tag("plain")
class HandWrittenTest {
    /** Of revision 1: an int32, then a note of version 1. */
    private static final String FIRST = "c0905109" + "07000000" + "01" + "6100000000000000";

    /** Of revision 2: an int32, then a note. */
    private static final String SECOND = "c503c25b" + "07000000" + "01" + "0161";

    private static Memo memo() {
        Memo memo = new Memo();
        memo.note = new Note(0x61);
        memo.required = new Note(0x123456);
        memo.list = List.of(new Note(-1), new Note(0));
        memo.inner = new Memo.Inner();
        memo.inner.note = new Note(2);
        memo.last = "last";
        return memo;
    }

    @BeforeEach
    void reset() {
        NoteBytes.reads = 0;
    }

    @Test
    void theVersionIsPartOfTheSchema() {
        assertThat(MemoMarshaller.INSTANCE.schema().fields())
                .extracting(SchemaField::type)
                .extracting(Object::toString)
                .startsWith(
                        "custom org.marshal4j.blackbox.handwritten.NoteBytes(2)?",
                        "custom org.marshal4j.blackbox.handwritten.NoteBytes(2)",
                        "list<custom org.marshal4j.blackbox.handwritten.NoteBytes(2)?>?");
    }

    @Test
    void viewsStepOverValuesWithoutReadingThem() {
        byte[] message = MemoMarshaller.INSTANCE.toByteArray(memo());
        MemoView view = new MemoView().wrap(message);
        assertThat(view.last()).isEqualTo("last");
        assertThat(NoteBytes.reads).isZero();
        assertThat(view.required()).isEqualTo(new Note(0x123456));
        assertThat(NoteBytes.reads).isEqualTo(1);
        assertThat(view.toObject()).usingRecursiveComparison().isEqualTo(memo());
    }

    @Test
    void valuesThatEndBehindTheMessageAreRefused() {
        byte[] message = MemoMarshaller.INSTANCE.toByteArray(memo());
        for (byte hostile : new byte[] {127, -128, -1}) {
            message[1] = hostile;
            MemoView view = new MemoView().wrap(message);
            assertThatThrownBy(view::last).hasMessageContaining("note").hasMessageEndingWith("[MARSHAL203]");
        }
    }

    @Test
    void dumpsShowWhatFollows() {
        assertThat(Explain.explain(MemoMarshaller.INSTANCE, Input.of(MemoMarshaller.INSTANCE.toByteArray(memo())))
                        .lines())
                .anyMatch(line -> line.contains("required") && line.endsWith("4 bytes"))
                .anyMatch(line -> line.contains("last") && line.endsWith("\"last\""));
        assertThat(NoteBytes.reads).isZero();
    }

    @Test
    void formerMessagesOfTheSameVersionAreConverted() {
        Letter letter = LetterMarshaller.INSTANCE.fromByteArray(HexFormat.of().parseHex(SECOND));
        assertThat(letter.number).isEqualTo(7);
        assertThat(letter.note).isEqualTo(new Note(0x61));
        assertThat(NoteBytes.reads).as("only for the object").isEqualTo(1);
    }

    @Test
    void formerMessagesOfAnotherVersionAreRefused() {
        byte[] message = HexFormat.of().parseHex(FIRST);
        assertThatThrownBy(() -> LetterMarshaller.INSTANCE.fromByteArray(message))
                .hasMessageContaining("Letter.note: wire type was custom org.marshal4j.blackbox.handwritten.NoteBytes?,"
                        + " is now custom org.marshal4j.blackbox.handwritten.NoteBytes(2)?")
                .hasMessageEndingWith("[MARSHAL220]");
    }
}
