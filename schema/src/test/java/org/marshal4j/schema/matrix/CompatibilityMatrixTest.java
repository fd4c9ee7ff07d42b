package org.marshal4j.schema.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockRepair;
import org.marshal4j.schema.lock.Schemas;

class CompatibilityMatrixTest {

    @Test
    void consecutiveRevisionsWithEqualMessagesAreOneRow() {
        LockFile lock = accept(
                "a.Quote\n  id int32\n  leg a.Leg?\n\na.Leg\n  x int8\n",
                "a.Quote\n  id int32\n  leg a.Leg?\n\na.Leg\n  x int8\n\na.Fee\n  x int8\n",
                "a.Quote\n  id int32\n  leg a.Leg?\n\na.Leg\n  x int16\n\na.Fee\n  x int8\n");
        assertThat(rows(lock, "a.Quote")).as("its leg has changed").isEqualTo("1-2 3-now");
        assertThat(rows(lock, "a.Leg")).isEqualTo("1-2 3-now");
        assertThat(rows(lock, "a.Fee")).isEqualTo("2-now");
        assertThat(of(lock, "a.Quote").cell(0, 0).outcome()).isEqualTo(Outcome.READ);
        assertThat(of(lock, "a.Fee").isReadable()).isTrue();
        assertThat(of(lock, "a.Quote").isReadable()).isFalse();
    }

    @Test
    void revisionsAreNotCountedOneByOne() {
        LockFile lock = LockFile.parse(
                "wire 1\nrevision 999999999\n\na.Quote from=2\n  x int8\n" + "\na.Quote from=1 to=1\n  x int16\n");
        assertThat(of(lock, "a.Quote").revisions())
                .containsExactly(new Revisions(1, 1, false), new Revisions(2, 999999999, true));
    }

    @Test
    void valuesDecideWhetherANarrowerNumberIsRead() {
        LockFile lock = accept("a.Quote\n  id int64\n  n int8\n", "a.Quote\n  id int32\n  n int16\n");
        assertThat(words(lock, "a.Quote", 0, 1))
                .containsExactly(
                        "depends on values, converted",
                        "depends on values: id: wire type was int64, is now int32 (field-retyped)",
                        "read after migration: n: wire type was int8, is now int16 (field-retyped)");
        assertThat(of(lock, "a.Quote").cell(0, 1).dependentFields()).isOne();
        assertThat(words(lock, "a.Quote", 1, 0))
                .startsWith(
                        "depends on values, converted",
                        "depends on values: n: wire type was int8, is now int16" + " (field-retyped)");
    }

    @Test
    void renamesAreFollowedStepByStepUpToTheReader() {
        LockFile lock = accept(
                "a.Quote\n  a int8\n  b int16\n",
                "a.Quote\n  first int8\n  b int16\n",
                "a.Quote\n  one int8\n  b int16\n",
                "a.Quote\n  b int16\n  one int8\n");
        assertThat(rows(lock, "a.Quote")).isEqualTo("1 2 3 4-now");
        assertThat(outcomes(lock, "a.Quote"))
                .containsExactly(
                        "READ READ READ READ_AFTER_MIGRATION",
                        "READ READ READ READ_AFTER_MIGRATION",
                        "READ READ READ READ_AFTER_MIGRATION",
                        "READ_AFTER_MIGRATION READ_AFTER_MIGRATION READ_AFTER_MIGRATION READ");
        assertThat(words(lock, "a.Quote", 0, 3))
                .containsExactly(
                        "read after migration, converted",
                        "read after migration: one: was the first field, is now after b (field-moved)");
    }

    @Test
    void reasonsNameFieldsAsTheNewerRevisionDoes() {
        LockFile lock = accept("a.Quote\n  id int64\n", "a.Quote\n  id int32\n", "a.Quote\n  key int32\n");
        String change = ": wire type was int64, is now int32 (field-retyped)";
        assertThat(words(lock, "a.Quote", 0, 1)).contains("depends on values: id" + change);
        assertThat(words(lock, "a.Quote", 0, 2)).contains("depends on values: key" + change);
        assertThat(words(lock, "a.Quote", 1, 0)).contains("read after migration: id" + change);
    }

    @Test
    void messagesDoNotShowWhatIsInheritedFromWhere() {
        LockFile lock = accept(
                "a.Old\n  id int8\n\na.Sub extends a.Old 1\n  id int8\n  n int16\n",
                "a.New\n  id int8\n\na.Sub extends a.New 1\n  id int8\n  n int16\n",
                "a.Sub\n  id int8\n  n int16\n");
        assertThat(rows(lock, "a.Sub")).isEqualTo("1-now");
        assertThat(rows(lock, "a.Old")).isEqualTo("1");
    }

    @Test
    void onlyMessagesOfTheTypeItselfShowItsSchemaId() {
        LockFile lock = accept(
                "a.Quote\n  leg a.Leg\n\na.Leg\n  id int8\n", "a.Quote\n  leg a.Leg\n\na.Leg schemaId\n  id int8\n");
        assertThat(rows(lock, "a.Quote")).isEqualTo("1-now");
        assertThat(rows(lock, "a.Leg")).isEqualTo("1 2-now");
        assertThat(outcomes(lock, "a.Leg")).containsExactly("READ READ_AFTER_MIGRATION", "READ_AFTER_MIGRATION READ");
    }

    /** The second field of that name is not the first one, which was renamed. */
    @Test
    void aNameThatWasRenamedMeansAnotherFieldLater() {
        LockFile lock = accept(
                "a.Quote\n  bid int8\n  n int16\n",
                "a.Quote\n  price int8\n  n int16\n",
                "a.Quote\n  price int8\n  n int16\n  bid text?\n");
        assertThat(words(lock, "a.Quote", 0, 2))
                .containsExactly("read after migration, converted", "read after migration: bid: is new (field-added)");
        assertThat(of(lock, "a.Quote").cell(0, 1).outcome()).isEqualTo(Outcome.READ);
    }

    /** With another type it is another field. */
    @Test
    void aFieldIsRemovedAndComesBack() {
        LockFile lock = accept(
                "a.Quote\n  id int8\n  bid int64\n", "a.Quote\n  id int8\n", "a.Quote\n  id int8\n  bid int32\n");
        assertThat(outcomes(lock, "a.Quote"))
                .containsExactly(
                        "READ READ_AFTER_MIGRATION READ_AFTER_MIGRATION",
                        "READ_AFTER_MIGRATION READ READ_AFTER_MIGRATION",
                        "READ_AFTER_MIGRATION READ_AFTER_MIGRATION READ");
    }

    @Test
    void aNewFieldWithoutAValueForOlderMessagesRefusesThem() {
        LockFile lock = accept("a.Quote\n  id int8\n", "a.Quote\n  id int8\n  venue text\n");
        assertThat(words(lock, "a.Quote", 0, 1)).containsExactly("refused", "refused: venue: is new (field-added)");
        assertThat(of(lock, "a.Quote").cell(1, 0).outcome()).isEqualTo(Outcome.READ_AFTER_MIGRATION);
    }

    @Test
    void classesOfAFamilyDecideWhatIsRead() {
        LockFile lock = accept(
                "family a.Event\n  1 a.Bid\n  2 a.Ask\n\na.Bid\n  x int8\n\na.Ask\n  x int8\n",
                "family a.Event\n  1 a.Bid\n  2 a.Ask\n  3 a.Fill\n\na.Bid\n  x int8\n\na.Ask\n  x int8\n"
                        + "\na.Fill\n  x int8\n",
                "family a.Event\n  1 a.Bid\n  3 a.Fill\n\na.Bid\n  x int8\n\na.Fill\n  x int8\n  y text\n");
        assertThat(outcomes(lock, "a.Event"))
                .containsExactly(
                        "READ READ DEPENDS_ON_VALUES",
                        "DEPENDS_ON_VALUES READ DEPENDS_ON_VALUES",
                        "DEPENDS_ON_VALUES READ_AFTER_MIGRATION READ");
        assertThat(words(lock, "a.Event", 0, 2))
                .containsExactly(
                        "depends on values",
                        "depends on values: a.Event: a.Ask with @TypeId(2) was removed (subtype-removed)");
        assertThat(words(lock, "a.Event", 1, 2))
                .as("a required field is new in one class of several")
                .containsExactly(
                        "depends on values",
                        "depends on values: a.Event: a.Ask with @TypeId(2) was removed (subtype-removed)",
                        "depends on values: y: is new (field-added)");
        assertThat(of(lock, "a.Fill").cell(0, 1).outcome()).isEqualTo(Outcome.REFUSED);
        assertThat(rows(lock, "a.Ask")).as("it went").isEqualTo("1-2");
        assertThat(of(lock, "a.Ask").isAccepted()).isFalse();
    }

    @Test
    void aFamilyThatHasExchangedAllItsClassesRefusesAllMessages() {
        LockFile lock = accept(
                "family a.Event\n  1 a.Bid\n\na.Bid\n  x int8\n", "family a.Event\n  2 a.Ask\n\na.Ask\n  x int8\n");
        assertThat(outcomes(lock, "a.Event")).containsExactly("READ REFUSED", "REFUSED READ");
    }

    @Test
    void reasonsHaveThePathToTheirField() {
        String leg = "\n\na.Leg\n  fees list<a.Fee>\n\na.Fee\n  price ";
        LockFile lock = accept(
                "a.Order\n  legs map<text,a.Leg?>" + leg + "int64\n",
                "a.Order\n  legs map<text,a.Leg?>" + leg + "int32\n");
        assertThat(of(lock, "a.Order").cell(0, 1).reasons())
                .extracting(Reason::path)
                .containsExactly("legs.fees.price");
    }

    @Test
    void evolvableTypesGrow() {
        LockFile lock = accept(
                "a.Quote\n  Quote frame\n  id int8\n",
                "a.Quote\n  Quote frame\n  id int8\n  venue text? since=2\n",
                "a.Quote\n  Quote frame\n  id int8\n",
                "a.Quote\n  Quote frame\n  id int8\n  size int32 since=3\n");
        assertThat(outcomes(lock, "a.Quote"))
                .containsExactly(
                        "READ READ READ READ",
                        "READ READ READ READ_AFTER_MIGRATION",
                        "READ READ READ READ",
                        "READ READ_AFTER_MIGRATION READ READ");
    }

    @Test
    void messagesOfAnotherVersionOfAHandWrittenMarshallerCannotBeConverted() {
        String rest = "  leg custom a.C\n";
        LockFile lock = accept(
                "a.Quote\n  id int64\n" + rest,
                "a.Quote\n  id int32\n" + rest,
                "a.Quote\n  id int32\n" + rest.replace("C", "C(2)"));
        assertThat(outcomes(lock, "a.Quote"))
                .containsExactly(
                        "READ DEPENDS_ON_VALUES REFUSED", "READ_AFTER_MIGRATION READ REFUSED", "REFUSED REFUSED READ");
    }

    @Test
    void aTypeThatWasGoneHasARowForEachTime() {
        LockFile lock = accept(
                "a.Quote\n  id int8\n\na.Leg\n  x int8\n",
                "a.Leg\n  x int8\n",
                "a.Quote\n  id int8\n" + "\na.Leg\n  x int8\n");
        assertThat(rows(lock, "a.Quote")).isEqualTo("1 3-now");
        assertThat(outcomes(lock, "a.Quote")).containsExactly("READ READ", "READ READ");
    }

    @Test
    void classWhoseSubclassesFixATypeVariableHasNoMessages() {
        LockFile lock = accept("a.Page\n  first *\n\na.Sub extends a.Page 1\n  first int32\n");
        assertThat(CompatibilityMatrix.of(lock)).extracting(TypeMatrix::type).containsExactly("a.Sub");
    }

    @Test
    void aMissingSchemaLeavesTheOutcomeOpen() {
        LockFile lock = accept("a.Quote\n  leg a.Leg\n", "a.Quote\n  leg a.Leg\n  n int8\n");
        assertThat(of(lock, "a.Quote").cell(0, 1).outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(of(lock, "a.Quote").cell(0, 1).problem()).contains("a.Leg");
    }

    @Test
    void bothSidesOfAMergeHaveRows() {
        LockFile lock = LockRepair.of(("wire 1\n<<<<<<< HEAD\nrevision 2\n=======\nrevision 2\n>>>>>>> other\n"
                                + "\na.Quote from=2\n<<<<<<< HEAD\n  bid int64\n  x int8\n=======\n  bid int64\n"
                                + "  y int8?\n>>>>>>> other\n\na.Quote from=1 to=1\n  bid int64\n")
                        .getBytes(StandardCharsets.UTF_8))
                .lock();
        assertThat(rows(lock, "a.Quote")).isEqualTo("1 2 3-now");
        assertThat(words(lock, "a.Quote", 1, 2))
                .containsExactly(
                        "read after migration, converted",
                        "read after migration: x: was removed; it was int8, after bid (field-removed)",
                        "read after migration: y: is new (field-added)");
    }

    @Test
    void pairsAreCountedInBothDirections() {
        TypeMatrix type = of(accept("a.Quote\n  s text(max=3)\n", "a.Quote\n  s text(max=5)\n"), "a.Quote");
        assertThat(type.older()).containsOnlyKeys(Outcome.READ).containsValue(1);
        assertThat(type.newer()).containsOnlyKeys(Outcome.DEPENDS_ON_VALUES).containsValue(1);
    }

    private static LockFile accept(String... revisions) {
        LockFile lock = LockFile.empty();
        for (String text : revisions) {
            Schemas schemas = Schemas.parse(text);
            List<Schema> all = new ArrayList<>();
            schemas.types().forEach(type -> all.add(schemas.apply(type)));
            lock = lock.accept(all);
        }
        return LockFile.parse(lock.text());
    }

    private static TypeMatrix of(LockFile lock, String type) {
        return CompatibilityMatrix.of(lock).stream()
                .filter(matrix -> matrix.type().equals(type))
                .findFirst()
                .orElseThrow();
    }

    private static String rows(LockFile lock, String type) {
        return of(lock, type).revisions().stream().map(Revisions::words).collect(Collectors.joining(" "));
    }

    private static List<String> outcomes(LockFile lock, String type) {
        return of(lock, type).cells().stream()
                .map(row -> row.stream().map(cell -> cell.outcome().name()).collect(Collectors.joining(" ")))
                .toList();
    }

    private static List<String> words(LockFile lock, String type, int writer, int reader) {
        Cell cell = of(lock, type).cell(writer, reader);
        List<String> words = new ArrayList<>();
        words.add(cell.outcome().words() + (cell.isConverted() ? ", converted" : ""));
        IntStream.range(0, cell.reasons().size())
                .mapToObj(cell.reasons()::get)
                .forEach(reason -> words.add(reason.outcome().words() + ": " + reason.words()));
        return words;
    }
}
