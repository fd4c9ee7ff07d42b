package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Compatibility;
import org.marshal4j.schema.Schema;

/** The lines of a lock file before the schemas. */
class LockHeadTest {
    private static final Schema BID = Schema.parse("a.Quote", List.of("bid float64"));
    private static final Schema SMALL = Schema.parse("a.Quote", List.of("bid float32"));
    private static final String LINES = "wire 1\nrevision 2\nmodule com.acme:quotes\ncompatibility FULL\n"
            + "reason 2 Prices are rounded from=1\n\na.Quote from=2\n  bid float32\n\na.Quote from=1 to=1\n  bid float64\n";

    private static LockFile lock() {
        return LockFile.empty()
                .withModule("com.acme:quotes")
                .withCompatibility(Optional.of(Compatibility.FULL))
                .accept(List.of(BID))
                .accept(List.of(SMALL))
                .withReason("Prices are rounded from=1");
    }

    @Test
    void eachEntryIsALine() {
        assertThat(lock().text()).endsWith(LINES);
        assertThat(LockFile.parse(LINES)).isEqualTo(lock());
        assertThat(Schemas.parse(LINES).types()).containsExactly("a.Quote");
        assertThat(Schemas.parse(LINES, 1).apply("a.Quote")).isEqualTo(BID);
        assertThat(lock().accept(List.of(BID)).text()).contains("\nrevision 3\n", "\nreason 2 Prices");
        assertThat(lock().withCompatibility(Optional.empty()).text()).doesNotContain("compatibility");
    }

    @Test
    void typesNamedLikeEntriesAreTypes() {
        for (String type : List.of("module", "compatibility", "reason")) {
            LockFile lock =
                    LockFile.empty().accept(List.of(Schema.parse(type + " extends a.Base 1", List.of("x int8"))));
            assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        }
    }

    @Test
    void duplicateEntriesAreRefusedAndRepaired() {
        for (String line : List.of("module b:b", "compatibility FORWARD", "reason 2 Something else")) {
            String text = LINES.replaceFirst("\n\n", "\n" + line + "\n\n");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LockFile.parse(text))
                    .withMessageStartingWith("line 6: " + line + ": a line before it says so already");
            LockRepair repair = LockRepair.of(text.getBytes(StandardCharsets.UTF_8));
            assertThat(repair.lock()).isEqualTo(lock());
            assertThat(repair.leftOut()).singleElement().asString().startsWith(line);
        }
    }

    @Test
    void otherDirectionsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LockFile.parse(LINES.replace("FULL", "SIDEWAYS")))
                .withMessage("line 4: compatibility is BACKWARD, FORWARD or FULL, not SIDEWAYS");
    }

    @Test
    void reasonIsASingleLine() {
        for (String reason : List.of(
                "",
                " ",
                "one\ntwo",
                "a\rb",
                "a\u0085b",
                "a\u2028b",
                "a\u2029b",
                "a\u0000b",
                "a\u001b[2Jb",
                "a\ud800b")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> lock().withReason(reason))
                    .withMessageStartingWith("a reason is one line of text");
        }
    }

    /** An earlier version wrote them, and could not read them. */
    @Test
    void reasonWithALineSeparatorIsRead() {
        for (String separator : List.of("\u0085", "\u2028", "\u2029", "\u000b", "\f")) {
            String reason = "Prices" + separator + "are rounded";
            LockFile lock = LockFile.parse("wire 1\nrevision 2\nreason 2 " + reason + "\n\na.Quote from=1\n");
            assertThat(lock.head().reasons()).containsEntry(2, reason);
            assertThat(LockFile.parse(lock.accept(List.of()).text()).head()).isEqualTo(lock.head());
            assertThat(Schemas.parse(lock.text()).types()).containsExactly("a.Quote");
        }
        assertThat(lock().withReason("Gr\u00f6\u00dfen \ud83d\udc68\u200d\ud83d\udc69")
                        .text())
                .contains("reason 2 Gr\u00f6");
    }
}
