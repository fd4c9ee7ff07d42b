package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;

/** Schemas are written as in a lock file; changes as the rule, the field, and what it was and is. */
class LockCheckTest {

    @Test
    void typeThatWasNeverAcceptedHasNotChanged() {
        assertThat(changes("a.Other\n  id int64", "a.Quote\n  id int64")).isEmpty();
    }

    @Test
    void fieldsOfTheTypeItself() {
        assertThat(changes("a.Quote\n  bid float64", "a.Quote\n  bid float64")).isEmpty();
        assertThat(changes("a.Quote\n  bid float64", "a.Quote\n  bid float32"))
                .containsExactly("field-retyped bid: wire type was float64, is now float32");
    }

    @Test
    void typeBecomesAFamily() {
        assertThat(changes("a.Shape\n  id int8", "family a.Shape\n  0 a.Circle\n  id int8"))
                .containsExactly("family-changed : is now the root of a family");
        assertThat(changes("family a.Shape\n  0 a.Circle\n  id int8", "a.Shape\n  id int8"))
                .containsExactly("family-changed : is no longer the root of a family");
    }

    @Test
    void becomesEvolvable() {
        assertThat(changes("a.Tick\n  id int8", "a.Tick\n  Tick frame\n  id int8"))
                .containsExactly("evolvable-changed : is now evolvable");
        assertThat(changes("a.Tick\n  Tick frame\n  id int8", "a.Tick\n  id int8"))
                .containsExactly("evolvable-changed : is no longer evolvable");
    }

    @Test
    void evolvableTypeMayGrow() {
        assertThat(changes("a.Tick\n  Tick frame\n  id int8", "a.Tick\n  Tick frame\n  id int8\n  n int8 since=2"))
                .isEmpty();
    }

    @Test
    void changesOfTheTypeComeFirst() {
        assertThat(changes("a.Tick\n  id int8", "a.Tick\n  Tick frame\n  id int16"))
                .containsExactly(
                        "evolvable-changed : is now evolvable", "field-retyped id: wire type was int8, is now int16");
    }

    @Test
    void membersOfAFamily() {
        String shapes = "family a.Shape\n  0 a.Circle\n  7 a.Square";
        assertThat(changes(shapes, shapes)).isEmpty();
        assertThat(changes(shapes, shapes + "\n  8 a.Line")).isEmpty();
        assertThat(changes(shapes, "family a.Shape\n  0 a.Circle"))
                .containsExactly("subtype-removed : a.Square with @TypeId(7) was removed");
        assertThat(changes(shapes, "family a.Shape\n  0 a.Circle\n  8 a.Square"))
                .containsExactly("type-id-changed : a.Square had @TypeId(7), now has @TypeId(8)");
        assertThat(changes(shapes, "family a.Shape\n  0 a.Circle\n  7 a.Line"))
                .containsExactly("type-id-reused : a.Line has @TypeId(7), which belonged to a.Square");
    }

    @Test
    void changedMemberNamesItsClass() {
        LockCheck comparison = comparison("family a.Shape\n  0 a.Circle\n  7 a.Square");
        assertThat(comparison.reported(schema("family a.Shape\n  0 a.Circle\n  8 a.Square")))
                .singleElement()
                .satisfies(change -> {
                    assertThat(change.type()).isEqualTo("a.Shape");
                    assertThat(change.member()).contains("a.Square");
                });
        assertThat(comparison.reported(schema("family a.Shape\n  0 a.Circle\n  7 a.Line")))
                .singleElement()
                .satisfies(change -> assertThat(change.member()).contains("a.Line"));
    }

    @Test
    void classAloneIsComparedWithItsFamilies() {
        LockCheck comparison = comparison("family a.Shape\n  0 a.Circle\n  7 a.Square", "a.Plain\n  id int8");
        assertThat(comparison.ofMember("a.Circle", 0, List.of("a.Shape"))).isEmpty();
        assertThat(comparison.ofMember("a.Line", 8, List.of("a.Shape"))).isEmpty();
        assertThat(comparison.ofMember("a.Circle", 8, List.of("a.Plain", "a.Unknown")))
                .isEmpty();
        assertThat(comparison.ofMember("a.Circle", 8, List.of("a.Plain", "a.Shape")))
                .singleElement()
                .satisfies(change -> {
                    assertThat(shown(change)).isEqualTo("type-id-changed : had @TypeId(0), now has @TypeId(8)");
                    assertThat(change.type()).isEqualTo("a.Circle");
                    assertThat(change.member()).contains("a.Circle");
                });
        assertThat(comparison.ofMember("a.Line", 7, List.of("a.Shape")))
                .extracting(LockCheckTest::shown)
                .containsExactly("type-id-reused : has @TypeId(7), which belonged to a.Square");
    }

    @Test
    void superclassReportsItsOwnFields() {
        String base = "a.Base\n  id int8";
        assertThat(changes(
                        List.of(base, "a.Sub extends a.Base 1\n  id int8\n  n int8"),
                        "a.Sub extends a.Base 1\n  id int16\n  n int8"))
                .isEmpty();
        assertThat(changes(
                        List.of(base, "a.Sub extends a.Base 1\n  id int8\n  n int8"),
                        "a.Sub extends a.Base 1\n  id int8\n  n int16"))
                .containsExactly("field-retyped n: wire type was int8, is now int16");
    }

    @Test
    void subclassReportsFieldsOfASuperclassOutsideTheLockFile() {
        String sub = "a.Sub extends a.Base 1\n  id int8\n  n int8";
        assertThat(changes(sub, sub)).isEmpty();
        assertThat(changes(sub, "a.Sub extends a.Base 1\n  id int16\n  n int8"))
                .containsExactly("superclass-changed : inherited [id int8], now inherits [id int16]");
    }

    @Test
    void subclassReportsFieldsWhoseTypeVariableItFixes() {
        String page = "a.Page\n  first *\n  n int8";
        String sub = "a.Sub extends a.Page 2\n  first int32\n  n int8";
        assertThat(changes(List.of(page, sub), sub)).isEmpty();
        assertThat(changes(List.of(page, sub), "a.Sub extends a.Page 2\n  first int64\n  n int8"))
                .containsExactly("field-retyped : inherited first int32, now inherits first int64");
        assertThat(changes(List.of(page, sub), "a.Sub extends a.Page 2\n  first int32\n  n int16"))
                .isEmpty();
    }

    @Test
    void fieldsMayMoveToAnotherClassIfTheyKeepTheirPlaces() {
        assertThat(changes("a.Sub\n  id int8\n  n int16", "a.Sub extends a.Base 1\n  id int8\n  n int16"))
                .isEmpty();
        assertThat(changes("a.Sub\n  id int8\n  n int16", "a.Sub extends a.Base 1\n  no int8\n  n int16"))
                .containsExactly("field-renamed no: was called id");
        assertThat(changes("a.Sub extends a.Old 1\n  id int8", "a.Sub extends a.New 1\n  id int8"))
                .isEmpty();
    }

    @Test
    void otherSuperclassWithOtherFieldsIsReportedWithTheFirstDifference() {
        assertThat(changes("a.Sub\n  n int16", "a.Sub extends a.Base 1\n  id int8\n  n int16"))
                .containsExactly("superclass-changed : inherited no fields, now inherits those of a.Base;"
                        + " the first field was n int16, is now id int8");
        assertThat(changes("a.Sub extends a.Base 1\n  id int8\n  n int16", "a.Sub\n  id int8"))
                .containsExactly("superclass-changed : inherited the fields of a.Base, now inherits none;"
                        + " the field after id was n int16, now there is none");
        assertThat(changes("a.Sub\n  id int8", "a.Sub extends a.Base 2\n  id int8\n  m int8"))
                .containsExactly("superclass-changed : inherited no fields, now inherits those of a.Base;"
                        + " there was no field after id, now there is m int8");
    }

    @Test
    void firstDifferenceOfATypeWithoutFields() {
        assertThat(changes("a.Sub", "a.Sub extends a.Base 1\n  id int8"))
                .containsExactly("superclass-changed : inherited no fields, now inherits those of a.Base;"
                        + " there was no first field, now there is id int8");
        assertThat(changes("a.Sub extends a.Base 1\n  id int8", "a.Sub"))
                .containsExactly("superclass-changed : inherited the fields of a.Base, now inherits none;"
                        + " the first field was id int8, now there is none");
    }

    @Test
    void theSameFieldsMayBeInOtherVersionedBlocks() {
        assertThat(changes(
                        "a.Sub\n  Sub frame\n  id int8\n  n int16",
                        "a.Sub extends a.Base 1\n  Base frame\n  id int8\n  Sub frame\n  n int16"))
                .containsExactly("superclass-changed : inherited no fields, now inherits those of a.Base;"
                        + " the fields are the same, in other versioned blocks");
        assertThat(changes(
                        "a.Sub extends a.Base 1\n  Base frame\n  id int8\n  Sub frame\n  n int16",
                        "a.Sub\n  Sub frame\n  id int8\n  n int16"))
                .containsExactly("superclass-changed : inherited the fields of a.Base, now inherits none;"
                        + " the fields are the same, in other versioned blocks");
    }

    @Test
    void fieldsMustKeepTheirPlacesInAnotherClass() {
        assertThat(changes("a.Sub\n  id int8\n  n int16", "a.Sub extends a.Base 1\n  n int16\n  id int8"))
                .containsExactly("superclass-changed : inherited no fields, now inherits those of a.Base;"
                        + " the first field was id int8, is now n int16");
    }

    @Test
    void nestedTypeReportsItsOwnChanges() {
        String leg = "a.Leg\n  id int8";
        assertThat(changes(List.of(leg, "a.T\n  leg a.Leg?"), "a.T\n  leg framed a.Leg?"))
                .isEmpty();
        assertThat(changes(List.of(leg, "a.T\n  legs list<a.Leg?>"), "a.T\n  legs list<family a.Leg?>"))
                .isEmpty();
        assertThat(changes("a.T\n  leg a.Leg?", "a.T\n  leg framed a.Leg?"))
                .containsExactly("field-retyped leg: wire type was a.Leg?, is now framed a.Leg?");
    }

    private static List<String> changes(String was, String now) {
        return changes(List.of(was), now);
    }

    private static List<String> changes(List<String> was, String now) {
        return comparison(was.toArray(String[]::new)).reported(schema(now)).stream()
                .map(LockCheckTest::shown)
                .toList();
    }

    private static String shown(Difference change) {
        return change.rule().id() + " " + change.field() + ": " + change.detail();
    }

    private static LockCheck comparison(String... accepted) {
        Map<String, Schema> forms = Arrays.stream(accepted)
                .map(LockCheckTest::schema)
                .collect(Collectors.toMap(Schema::type, Function.identity()));
        return new LockCheck(forms);
    }

    private static Schema schema(String text) {
        List<String> lines = text.lines().map(String::strip).toList();
        return Schema.parse(lines.get(0), lines.subList(1, lines.size()));
    }
}
