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
import org.marshal4j.schema.change.SchemaChanges;

/** Fields that were pulled up to a superclass or pushed down to a subclass are not taken for renamed ones. */
class PulledFieldsTest {
    private static final String BASE = "a.Base";
    private static final String SUB = "a.Sub";
    private static final String LEAF = "a.Leaf";

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
}
