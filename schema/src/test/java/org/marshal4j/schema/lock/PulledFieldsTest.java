package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.SchemaChanges;

/** Fields that were pulled up to a superclass or pushed down to a subclass are not taken for renamed ones. */
class PulledFieldsTest {
    private static final String BASE = "a.Base";
    private static final String SUB = "a.Sub";
    private static final String LEAF = "a.Leaf";
    private static final String SIBLING = "a.Sibling";

    /** The fields of a class, its subclass, and a subclass of that; a name says the type, too. */
    private static List<Schema> classes(String base, String sub, String leaf) {
        String untilSub = base + sub;
        return List.of(
                form(BASE, base),
                form(SUB, untilSub).extending(new Schema.Inherited(BASE, base.length())),
                form(LEAF, untilSub + leaf).extending(new Schema.Inherited(SUB, untilSub.length())));
    }

    private static Schema form(String type, String names) {
        return Schema.parse(
                type,
                names.chars()
                        .mapToObj(name -> (char) name + (name < 'm' ? " int64" : " float64"))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        // pulled up, in place of a field that is gone
        "ax, b, '', bx, '', ''",
        // the same from two classes below
        "a, x, b, b, x, ''",
        // pushed down, in place of a new field
        "ax, y, '', bx, ay, ''",
        "a, x, '', b, x, a",
        // both: a swap
        "ax, by, '', bx, ay, ''",
        "a, x, b, b, x, a"
    })
    void movedFieldWasNotRenamed(String base, String sub, String leaf, String baseNow, String subNow, String leafNow) {
        List<Schema> now = classes(baseNow, subNow, leafNow);
        LockFile lock = LockFile.empty().accept(classes(base, sub, leaf));
        assertThat(lock.accept(now).text()).doesNotContain("was=");
        assertThat(renames(lock, now)).isEmpty();
        assertThat(SchemaChanges.between(lock, Schemas.of(now)))
                .as("what happens to messages of the superclass itself")
                .anySatisfy(difference -> {
                    assertThat(difference.type()).isEqualTo(BASE);
                    assertThat(difference.rule()).isEqualTo(Rule.FIELD_REMOVED);
                });
    }

    private static Stream<String> renames(LockFile lock, List<Schema> now) {
        return SchemaChanges.between(lock, Schemas.of(now)).stream()
                .filter(difference -> difference.rule() == Rule.FIELD_RENAMED)
                .map(Difference::message);
    }

    @Test
    void fieldBesideItWasRenamed() {
        LockFile lock = LockFile.empty().accept(classes("amx", "b", "")).accept(classes("bnx", "", ""));
        assertThat(lock.entries())
                .filteredOn(
                        entry -> entry.to().isEmpty() && entry.schema().type().equals(BASE))
                .singleElement()
                .satisfies(entry -> assertThat(entry.formerNames()).containsExactly(Map.entry("n", "m")));
    }

    /** The superclass has each of the two names in one branch only; the class below knows that they are one field. */
    @ParameterizedTest
    @CsvSource({
        // beside a field that moves, one that the other branch adds to the superclass, and one that it removes there
        "a, ax, a, ay",
        "a, xa, a, ya",
        "a, ax, ac, acy",
        "ab, axb, a, ay"
    })
    void fieldThatTheOtherBranchHasRenamedIsTheSame(String base, String pulled, String other, String merged) {
        LockFile common = LockFile.empty().accept(withSibling(classes(base, "x", "d")));
        LockFile ours = common.accept(withSibling(classes(pulled, "", "d")));
        LockFile theirs = common.accept(withSibling(classes(other, "y", "d")));
        for (LockFile both : Conflict.repairedBothWays(ours, theirs)) {
            LockFile lock = LockFile.parse(
                    both.accept(withSibling(classes(merged, "", "d"))).text());
            for (int revision = 1; revision < lock.revision(); revision++) {
                Schemas former = lock.former(revision).withPresentNames();
                boolean isPulled = lock.accepted(revision).get(BASE).toString().contains("x");
                for (String type : isPulled ? List.of(BASE, SUB, LEAF, SIBLING) : List.of(SUB, LEAF)) {
                    assertThat(former.apply(type).fields())
                            .as(type + " in revision " + revision + "\n" + lock.text())
                            .extracting(SchemaField::name)
                            .contains("y")
                            .doesNotContain("x", "x-", "y-");
                }
            }
        }
    }

    /** Its schema does not name the superclass, whose fields come last. */
    @Test
    void firstFieldOfASuperclassIsNotTheLastOneThatItsSubclassHad() {
        List<Schema> was = List.of(Schema.of(BASE), form(SUB, "ab"));
        List<Schema> now = List.of(form(BASE, "c"), form(SUB, "ac"));
        LockFile lock = LockFile.empty().accept(was);
        assertThat(renames(lock, now)).isEmpty();
        assertThat(lock.accept(now).text()).doesNotContain("was=");
        assertThat(lock.accept(List.of(was.get(0), now.get(1))).text())
                .as("renamed")
                .contains("c int64 was=b");
    }

    private static List<Schema> withSibling(List<Schema> classes) {
        Schema base = classes.get(0);
        Schema sibling = Schema.of(SIBLING, base.fields());
        return List.of(
                base,
                classes.get(1),
                classes.get(2),
                sibling.extending(new Schema.Inherited(BASE, base.fields().size())));
    }
}
