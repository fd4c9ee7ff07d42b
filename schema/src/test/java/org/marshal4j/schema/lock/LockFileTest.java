package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.LockFile.Entry;
import org.marshal4j.schema.wire.WireType;

class LockFileTest {

    private static final Schema QUOTE = Schema.parse("a.Quote", List.of("bid float64"));
    private static final Schema GROWN = Schema.parse("a.Quote", List.of("bid float64", "ask float64"));
    private static final Schema LEG = Schema.parse("a.Leg", List.of());

    private static final String HEAD =
            "# The wire forms of this module that were accepted. Written by marshal4j:update; not to be edited.\n";

    @Test
    void emptyLockFileHasNoSchemas() {
        assertThat(LockFile.empty().accepted()).isEmpty();
        assertThat(LockFile.empty().text()).isEqualTo(HEAD + "wire 1\nrevision 0\n");
    }

    @Test
    void acceptingMakesTheNextRevision() {
        LockFile lock = LockFile.empty().accept(List.of(QUOTE, LEG));
        assertThat(lock.revision()).isEqualTo(1);
        assertThat(lock.accepted()).containsEntry("a.Quote", QUOTE).containsEntry("a.Leg", LEG);
        assertThat(lock.text()).isEqualTo(HEAD + """
                        wire 1
                        revision 1

                        a.Leg from=1

                        a.Quote from=1
                          bid float64
                        """);
    }

    @Test
    void acceptingTheSameSchemasMakesNoRevision() {
        LockFile lock = LockFile.empty().accept(List.of(QUOTE));
        assertThat(lock.accept(List.of(QUOTE))).isSameAs(lock);
        assertThat(LockFile.empty().accept(List.of())).isEqualTo(LockFile.empty());
    }

    @Test
    void formerSchemaIsKeptAfterTheAcceptedOne() {
        LockFile lock = LockFile.empty()
                .accept(List.of(QUOTE, LEG))
                .accept(List.of(LEG))
                .accept(List.of(GROWN, LEG));
        assertThat(lock.entries())
                .containsExactly(
                        new Entry(LEG, 1, Optional.empty()),
                        new Entry(GROWN, 3, Optional.empty()),
                        new Entry(QUOTE, 1, Optional.of(1)));
        assertThat(lock.text()).contains("\na.Quote from=1 to=1\n  bid float64\n");
        assertThat(lock.accepted()).containsOnlyKeys("a.Leg", "a.Quote").containsEntry("a.Quote", GROWN);
        assertThat(lock.accepted(1)).containsOnlyKeys("a.Leg", "a.Quote").containsEntry("a.Quote", QUOTE);
        assertThat(lock.accepted(2)).containsOnlyKeys("a.Leg");
        assertThat(lock.accepted(3)).containsEntry("a.Quote", GROWN);
    }

    @Test
    void formerSchemaDoesNotEndAgain() {
        LockFile lock = LockFile.empty().accept(List.of(QUOTE)).accept(List.of(GROWN));
        assertThat(lock.accept(List.of(QUOTE)).entries())
                .containsExactly(
                        new Entry(QUOTE, 3, Optional.empty()),
                        new Entry(GROWN, 2, Optional.of(2)),
                        new Entry(QUOTE, 1, Optional.of(1)));
    }

    @Test
    void textCanBeParsedAgain() {
        LockFile lock = LockFile.empty()
                .accept(List.of(QUOTE, LEG))
                .accept(List.of(GROWN))
                .accept(List.of(GROWN, LEG));
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
    }

    /** A lock file with all sorts of schemas, as repositories contain them. Its text never changes. */
    @Test
    void parsedLockFileIsWrittenUnchanged() throws IOException {
        String text = Files.readString(Path.of("src/test/resources/stored-forms/revised.lock"));
        LockFile lock = LockFile.parse(text);
        assertThat(lock.text()).isEqualTo(text);
        assertThat(lock.revision()).isEqualTo(12);
        assertThat(lock.accepted(1))
                .containsOnlyKeys(
                        "com.acme.Base",
                        "com.acme.Gone",
                        "com.acme.Nothing",
                        "com.acme.Point",
                        "com.acme.Quote",
                        "com.acme.Shape",
                        "größe.Maß");
        assertThat(lock.accepted(11)).doesNotContainKey("com.acme.Point").containsKey("com.acme.Gone");
        assertThat(lock.accepted().get("com.acme.Quote").inherited())
                .contains(new Schema.Inherited("com.acme.Entity", 2));
        assertThat(lock.accepted().get("com.acme.Shape").members())
                .isEqualTo(
                        Map.of(0, "com.acme.Shape", 7, "com.acme.Shape$Circle", 2_000_000_000, "com.acme.Shape$Group"));
    }

    @Test
    void acceptedSchemaIsWrittenBeforeFormerOnes() throws IOException {
        LockFile lock = LockFile.parse(Files.readString(Path.of("src/test/resources/stored-forms/revised.lock")));
        Schema point = Schema.parse("com.acme.Point", List.of("x int64", "y int64"));
        assertThat(lock.accept(List.of(point)).text()).startsWith(HEAD + """
                        wire 1
                        revision 13

                        com.acme.Base from=1 to=12
                          id int64

                        com.acme.Gone from=2 to=11
                        """).contains("""

                        com.acme.Point from=13
                          x int64
                          y int64

                        com.acme.Point from=12 to=12
                          x int64
                          y int32

                        com.acme.Point from=3 to=10
                        """);
    }

    @Test
    void commentsAndBlankLinesAreSkipped() {
        assertThat(LockFile.parse("# a\n\nwire 1\n# b\n   \nrevision 7\n\n\n# c\na.Leg from=2 to=5\n\n"))
                .isEqualTo(new LockFile(7, List.of(new Entry(LEG, 2, Optional.of(5)))));
    }

    @Test
    void errorsAreReportedWithTheirLine() {
        refused("", "line 1: expected a line \"wire number\"");
        refused("# only\n", "line 2: expected a line \"wire number\"");
        refused("revision 1\n", "line 1: expected a line \"wire number\"");
        refused("wire x\n", "line 1: expected a line \"wire number\"");
        refused("wire 1\n\nrevsion 1\n", "line 3: expected a line \"revision number\"");
        refused("wire 1\nrevision 1\n\na.Leg\n", "line 4: expected a type with a revision, found: a.Leg");
        refused("wire 1\nrevision 1\n\na.Leg from=0\n", "line 4: expected a type with a revision, found: a.Leg from=0");
        refused(
                "wire 1\nrevision 1\n\na.Leg from=1\n  id\n",
                "line 4: a.Leg from=1: not a field (\"name wireType\"): \"id\"");
        refused("wire 1\nrevision 1\n\na.Leg and from=1\n", "line 4: not a type: a.Leg and");
    }

    @Test
    void otherWireFormatIsRefused() {
        refused("wire 2\nrevision 1\n", "line 1: the wire format is 2, but this version of marshal4j reads 1");
    }

    /** A merge had kept both: only the last one was compared, so a change of the other went unnoticed. */
    @Test
    void twoSchemasOfATypeInOneRevisionAreRefused() {
        String both = "wire 1\nrevision 3\n\na.Quote from=1\n  bid float64\n\na.Quote from=1\n  bid float32\n";
        String wrong = "line 7: a.Quote from=1: line 4 has another schema of this type for revision 1,"
                + " probably because both sides of a merge were kept";
        refused(both, wrong);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schemas.parse(both))
                .withMessage(wrong);
        refused(
                "wire 1\nrevision 3\n\na.Quote from=2\n\na.Quote from=1 to=2\n",
                "line 6: a.Quote from=1 to=2: line 4 has another schema of this type for revision 2,"
                        + " probably because both sides of a merge were kept");
    }

    /** A field that was added later took the place of the second line, as if that had only been renamed. */
    @Test
    void twoFieldsWithOneNameAreRefused() {
        refused(
                "wire 1\nrevision 1\n\na.Quote from=1\n  id int8\n  bid float32\n  bid float64\n",
                "line 7: bid float64: another field of a.Quote has this name, probably because both sides of a merge were"
                        + " kept");
        String hidden = "wire 1\nrevision 1\n\na.Sub extends a.Base 1 from=1\n  id int8\n  id int8\n";
        assertThat(LockFile.parse(hidden).accepted().get("a.Sub").fields()).hasSize(2);
    }

    /** The next update would write a schema that ends before it begins. */
    @Test
    void futureRevisionsAreRefused() {
        String end = "the lock file is only at revision 1, probably because of a merge that kept the wrong line";
        refused("wire 1\nrevision 1\n\na.Leg from=2\n", "line 4: a.Leg from=2: " + end);
        refused("wire 1\nrevision 1\n\na.Leg from=1 to=2\n", "line 4: a.Leg from=1 to=2: " + end);
        refused(
                "wire 1\nrevision 4\n\na.Leg from=3 to=2\n",
                "line 4: a.Leg from=3 to=2: it ends in revision 2, before it begins");
    }

    @Test
    void damageByEditorsAndMergesIsNamed() {
        refused(
                "wire 1\nrevision 1\n\n<<<<<<< HEAD\na.Leg from=1\n=======\n>>>>>>> other\n",
                "line 4: a merge conflict is not resolved: <<<<<<< HEAD");
        refused("wire 1\nrevision 1\n=======\n", "line 3: a merge conflict is not resolved: =======");
        refused("\uFEFFwire 1\nrevision 1\n", "line 1: it begins with a byte order mark");
        refused("w\0i\0r\0e\0", "line 1: it is UTF-16, and must be UTF-8");
    }

    @Test
    void blanksAtTheEndOfALineMeanNothing() {
        String text = "wire 1 \nrevision 1\t\n\na.Quote from=1 \n  bid float64  \n  side enum a.Side(BUY) \n";
        Schema quote = Schema.parse("a.Quote", List.of("bid float64", "side enum a.Side(BUY)"));
        assertThat(LockFile.parse(text).accepted()).containsEntry("a.Quote", quote);
        assertThat(Schemas.parse(text).apply("a.Quote")).isEqualTo(quote);
    }

    @Test
    void lockFileMayNameItsModule() {
        LockFile lock = LockFile.empty().withModule("com.acme:quotes").accept(List.of(QUOTE));
        assertThat(lock.text()).startsWith(HEAD + "wire 1\nrevision 1\nmodule com.acme:quotes\n\na.Quote from=1\n");
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
        assertThat(Schemas.parse(lock.text(), 1).apply("a.Quote")).isEqualTo(QUOTE);
        assertThat(LockFile.parse("wire 1\nrevision 1\n\nmodule from=1\n").accepted())
                .containsOnlyKeys("module");
    }

    private static void refused(String text, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LockFile.parse(text))
                .withMessage(why);
    }

    @Test
    void knownValuesMayHaveLineEnds() {
        for (String end : List.of("\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\u000b", "\t", "\\n")) {
            Schema schema = Schema.of(
                    "a.Quote",
                    List.of(new SchemaField("side", new WireType.KnownText(List.of("a" + end + "b", end), true))));
            LockFile lock = LockFile.empty().accept(List.of(schema));
            assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
            assertThat(LockFile.parse(lock.text()).text()).isEqualTo(lock.text());
            assertThat(Schemas.parse(schema.text()).apply("a.Quote")).isEqualTo(schema);
            assertThat(Schemas.parse(lock.text(), 1).apply("a.Quote").fingerprint())
                    .isEqualTo(schema.fingerprint());
        }
    }
}
