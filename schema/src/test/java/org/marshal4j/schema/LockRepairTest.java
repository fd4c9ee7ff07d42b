package org.marshal4j.schema;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class LockRepairTest {
    private static final String SOUND = "wire 1\nrevision 1\n\na.Quote from=1\n  bid float64\n";
    private static final LockFile LOCK = LockFile.parse(SOUND);

    @Test
    void encodingDoesNotMatter() {
        for (byte[] file : List.of(
                SOUND.getBytes(UTF_8),
                ("\uFEFF" + SOUND).getBytes(UTF_8),
                SOUND.getBytes(UTF_16),
                SOUND.getBytes(UTF_16LE))) {
            assertThat(LockRepair.of(file)).isEqualTo(new LockRepair(LOCK, List.of()));
        }
        assertThat(LockRepair.isPossible(new byte[] {'w', (byte) 0xC3, '\n'})).isFalse();
    }

    @Test
    void firstSideOfAConflictIsTaken() {
        String text = """
                wire 1
                <<<<<<< HEAD
                revision 2
                ||||||| base
                revision 1
                =======
                revision 3
                >>>>>>> other

                a.Quote from=1
                <<<<<<< HEAD
                  bid float64
                =======
                  bid float32
                >>>>>>> other
                """;
        LockRepair repair = repair(text);
        assertThat(repair.lock().text()).isEqualTo(LOCK.text().replace("revision 1", "revision 2"));
        assertThat(repair.leftOut())
                .containsExactly("line 5: revision 1", "line 7: revision 3", "line 14: bid float32");
    }

    @Test
    void leftoverMarkersSeparateNothing() {
        assertThat(repair("wire 1\nrevision 1\n=======\n\na.Quote from=1\n  bid float64\n>>>>>>> other\n"))
                .isEqualTo(new LockRepair(LOCK, List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> repair(SOUND + "<<<<<<< HEAD\n=======\n\na.Leg from=1\n"))
                .withMessage("line 9: the end of a merge conflict is missing");
    }

    @Test
    void firstOfTwoSchemasIsTaken() {
        LockRepair repair = repair(SOUND + "\na.Quote from=1\n  bid float32\n");
        assertThat(repair.lock()).isEqualTo(LOCK);
        assertThat(repair.leftOut()).singleElement().asString().startsWith("a.Quote from=1: line 4 has another form");
    }

    @Test
    void firstOfTwoFieldsIsTaken() {
        LockRepair repair = repair(SOUND + "  bid float32\n  bid float64\n");
        assertThat(repair.lock()).isEqualTo(LOCK);
        assertThat(repair.leftOut()).hasSize(2).anyMatch(line -> line.startsWith("bid float32: another field"));
    }

    @Test
    void lastRevisionIsThatOfTheEntries() {
        LockFile lock = repair("wire 1\nrevision 1\n\na.Quote from=4\n").lock();
        assertThat(lock.revision()).isEqualTo(4);
        assertThat(LockFile.parse(lock.accept(List.of()).text()).revision()).isEqualTo(5);
    }

    @Test
    void nothingElseIsGuessed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> repair("wire 1\nrevision 1\n\na.Quote\n"))
                .withMessage("line 4: expected a type with a revision, found: a.Quote");
        assertThat(LockRepair.isPossible("wire 1\n".getBytes(UTF_8))).isFalse();
    }

    private static LockRepair repair(String text) {
        return LockRepair.of(text.getBytes(UTF_8));
    }
}
