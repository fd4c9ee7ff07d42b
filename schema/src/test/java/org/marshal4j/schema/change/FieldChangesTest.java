package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldMoves;

/** Fields are written as {@code a int32, b text?}; changes as the rule, the field, and what it was and is. */
class FieldChangesTest {

    @Test
    void sameFieldsAreNoChange() {
        assertThat(changes("", "")).isEmpty();
        assertThat(changes("a int32, b text?", "a int32, b text?")).isEmpty();
    }

    @Test
    void fieldRemoved() {
        assertThat(changes("a int32, b text?", "b text?"))
                .containsExactly("field-removed a: was removed; it was int32, the first field");
        assertThat(changes("a int32, b *", "a int32"))
                .containsExactly("field-removed b: was removed; it was a type variable, after a");
    }

    @Test
    void fieldAdded() {
        assertThat(changes("a int32", "a int32, b text?")).containsExactly("field-added b: is new");
        assertThat(changes("a int32", "b text?, a int32")).containsExactly("field-added b: is new");
    }

    @Test
    void fieldMoved() {
        assertThat(changes("a int8, b int16, c int32", "b int16, c int32, a int8"))
                .containsExactly("field-moved a: was the first field, is now after c");
        assertThat(changes("a int8, b int16, c int32", "c int32, a int8, b int16"))
                .containsExactly("field-moved c: was after b, is now the first field");
    }

    @Test
    void fieldRetyped() {
        assertThat(changes("a int32, b int8", "a *, b int8"))
                .containsExactly("field-retyped a: wire type was int32, is now a type variable");
    }

    @Test
    void fieldMovedAndRetyped() {
        assertThat(changes("a int8, b int16, c int32", "b int16, c int32, a int64"))
                .containsExactly(
                        "field-retyped a: wire type was int8, is now int64",
                        "field-moved a: was the first field, is now after c");
    }

    @Test
    void fieldWithSameTypeAtSamePlaceWasRenamed() {
        assertThat(changes("a int32, b text?", "x int32, b text?")).containsExactly("field-renamed x: was called a");
        assertThat(changes("a int32, b text?", "a int32, y text?")).containsExactly("field-renamed y: was called b");
        assertThat(changes("a int32, b int32, c int8", "a int32, x int32, c int8"))
                .containsExactly("field-renamed x: was called b");
    }

    @Test
    void severalFieldsAreRenamedInOrder() {
        assertThat(changes("a int32, b text?", "x int32, y text?"))
                .containsExactly("field-renamed x: was called a", "field-renamed y: was called b");
    }

    @Test
    void fieldWithAnotherTypeWasNotRenamed() {
        assertThat(changes("a int32", "x int64"))
                .containsExactly(
                        "field-removed a: was removed; it was int32, the first field", "field-added x: is new");
    }

    @Test
    void fieldAtAnotherPlaceWasNotRenamed() {
        assertThat(changes("a int32, b text?", "b text?, x int32"))
                .containsExactly(
                        "field-removed a: was removed; it was int32, the first field", "field-added x: is new");
    }

    @Test
    void movedFieldDoesNotCountAsRenamed() {
        assertThat(changes("a int32, b int32, c int8", "b int32, c int8, a int32"))
                .containsExactly("field-moved a: was the first field, is now after c");
        assertThat(changes("a int32, b int8, c int8", "x int32, c int8, b int8"))
                .containsExactly("field-moved b: was after a, is now after c", "field-renamed x: was called a");
    }

    @Test
    void fieldOfAnotherVersionWasNotRenamed() {
        assertThat(grown("a int32, b int8 since=2", "a int32, x int8 since=3"))
                .containsExactly(
                        "field-removed b: was removed; it was int8, after a",
                        "field-appended x: is new, with version 3");
    }

    @Test
    void newVersionMayAddFields() {
        assertThat(grown("a int32", "a int32, b int8 since=2"))
                .containsExactly("field-appended b: is new, with version 2");
        assertThat(grown("a int32, b int8 since=2", "a int32, b int8 since=2, c int8 since=3"))
                .containsExactly("field-appended c: is new, with version 3");
        assertThat(grown("", "a int32 since=2")).containsExactly("field-appended a: is new, with version 2");
    }

    @Test
    void newVersionAddsFieldsOnlyAtTheEnd() {
        assertThat(grown("a int32, b int8 since=2", "a int32, c int8 since=3, b int8 since=2"))
                .containsExactly("field-added c: is new");
    }

    @Test
    void hiddenFieldsAreComparedToo() {
        assertThat(changes("a int8, a int8", "a int8, a bool"))
                .containsExactly("field-retyped a': wire type was int8, is now bool");
    }

    @Test
    void acceptedVersionMayNotAddFields() {
        assertThat(grown("a int32", "a int32, b int8"))
                .containsExactly("since-missing b: is new, but has version 1, and accepted fields already go up to"
                        + " version 1");
        assertThat(grown("a int32, b int8 since=3", "a int32, b int8 since=3, c int8 since=3"))
                .containsExactly("since-missing c: is new, but has version 3, and accepted fields already go up to"
                        + " version 3");
        assertThat(grown("", "a int32"))
                .containsExactly("since-missing a: is new, but has version 1, and accepted fields already go up to"
                        + " version 1");
    }

    @Test
    void fieldKeepsItsVersion() {
        assertThat(grown("a int32, b int8 since=2", "a int32, b int8 since=3"))
                .containsExactly("since-changed b: was of version 2, is now of version 3");
    }

    private static List<String> changes(String was, String is) {
        return changes(was, is, false);
    }

    private static List<String> grown(String was, String is) {
        return changes(was, is, true);
    }

    private static List<String> changes(String was, String is, boolean evolvable) {
        return FieldChanges.between(
                        "com.acme.T",
                        fields(was),
                        fields(is),
                        evolvable,
                        new HeldTypes.ByName(Map.of(), FieldMoves.OF_ONE_TYPE),
                        new NewNames.ByPlace(Set.of()))
                .stream()
                .peek(change -> assertThat(change.type()).isEqualTo("com.acme.T"))
                .map(change -> change.rule().id() + " " + change.field() + ": " + change.detail())
                .toList();
    }

    private static List<SchemaField> fields(String text) {
        return Stream.of(text.split(", "))
                .filter(field -> !field.isEmpty())
                .map(field -> SchemaField.parse(field))
                .toList();
    }
}
