package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.lock.EditedClasses.Edit;
import org.marshal4j.schema.lock.EditedClasses.Field;

/**
 * Random updates of a few classes, each of which moves fields between classes, and renames, adds, retypes and removes
 * others: a lock file takes a field for another one exactly where it was renamed.
 */
class MovedFieldsTest {
    private static final int CHAINS = 50;
    private static final int UPDATES = 3;

    @ParameterizedTest
    @CsvSource({
        "false, false, false",
        "true, false, false",
        "false, true, false",
        // versioned blocks
        "false, false, true",
        "true, false, true"
    })
    void onlyRenamedFieldsHaveFormerNames(boolean changesClasses, boolean hasLast, boolean isEvolvable) {
        for (int seed = 0; seed < CHAINS; seed++) {
            EditedClasses.Maker maker = new EditedClasses.Maker(seed, changesClasses, hasLast, isEvolvable);
            List<EditedClasses> versions = new ArrayList<>(List.of(maker.first()));
            LockFile lock = LockFile.empty().accept(versions.get(0).schemas());
            while (versions.size() <= UPDATES) {
                EditedClasses was = versions.get(versions.size() - 1);
                Edit edit = maker.edit(was);
                EditedClasses now = edit.now();
                if (now.schemas().equals(was.schemas())) {
                    continue;
                }
                List<Difference> told = SchemaChanges.between(lock, Schemas.of(now.schemas()));
                lock = LockFile.parse(lock.accept(now.schemas()).text());
                versions.add(now);
                Supplier<String> what = () -> was + "\n" + now;
                for (LockFile.Entry entry : lock.entries()) {
                    if (entry.from() == lock.revision()
                            && was.has(entry.schema().type())) {
                        Map<String, String> renamed =
                                edit.renamed(was, entry.schema().type());
                        assertThat(entry.formerNames()).as(what).isEqualTo(renamed);
                        requireTold(told, now, entry, what);
                    }
                }
                requireFollowed(lock, versions);
            }
        }
    }

    /** Checks that people are told of each rename of a field of the class itself, and of no other one. */
    private static void requireTold(
            List<Difference> told, EditedClasses now, LockFile.Entry entry, Supplier<String> what) {
        Map<String, String> names = new TreeMap<>();
        StringBuilder elsewhere = new StringBuilder();
        for (Difference difference : told) {
            if (!difference.type().equals(entry.schema().type())) {
                continue;
            }
            if (difference.rule() == Rule.FIELD_RENAMED) {
                names.put(difference.field(), difference.detail().replace("was called ", ""));
            } else if (difference.rule() == Rule.SUPERCLASS_CHANGED) {
                elsewhere.append(difference.detail());
            }
        }
        assertThat(entry.formerNames()).as(what).containsAllEntriesOf(names);
        for (Field field : now.own(entry.schema().type())) {
            String former = entry.formerNames().get(field.name());
            if (former != null && !elsewhere.toString().contains(field.name() + " was called " + former)) {
                assertThat(names).as(what).containsEntry(field.name(), former);
            }
        }
    }

    /** Checks that no field of a former schema is taken for another one of today. */
    private static void requireFollowed(LockFile lock, List<EditedClasses> versions) {
        EditedClasses now = versions.get(versions.size() - 1);
        for (int revision = 1; revision <= versions.size(); revision++) {
            Schemas former = lock.former(revision).withPresentNames();
            for (String type : versions.get(revision - 1).types()) {
                if (!now.has(type)) {
                    continue;
                }
                Map<Integer, String> today = new TreeMap<>();
                now.all(type).forEach(field -> today.put(field.id(), field.name()));
                List<Field> fields = versions.get(revision - 1).all(type);
                List<SchemaField> present = former.apply(type).plainFields();
                for (int i = 0; i < fields.size(); i++) {
                    String name = present.get(i).name();
                    // A field that has left the class and come back with another type is another one.
                    String expected = today.get(fields.get(i).id());
                    boolean isGone = name.endsWith("-") && (revision < versions.size() - 1 || expected == null);
                    assertThat(isGone ? expected : name)
                            .as(() -> type + " in " + versions)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** A field of the superclass was pushed down to one subclass; messages of the other one lose it. */
    @Test
    void siblingsAgreeWithTheirSuperclass() {
        List<Schema> was = family("x int64", "", "");
        List<Schema> now = family("y int64", "x int64", "");
        LockFile lock = LockFile.empty().accept(was).accept(now);
        assertThat(lock.text()).doesNotContain("was=");
        assertThat(lock.former(1).withPresentNames().apply("a.Other")).hasToString("""
                a.Other extends a.Base 1
                  x- int64""");
        LockFile pulled = LockFile.empty().accept(now).accept(was);
        assertThat(pulled.text()).doesNotContain("was=");
    }

    private static List<Schema> family(String base, String sub, String other) {
        return List.of(
                Schema.parse("a.Base", List.of(base)),
                Schema.parse("a.Sub extends a.Base 1", sub.isEmpty() ? List.of(base) : List.of(base, sub)),
                Schema.parse("a.Other extends a.Base 1", other.isEmpty() ? List.of(base) : List.of(base, other)));
    }

    /** One class at a time: the fields that a class inherits come from the accepted schema of its superclass. */
    @Test
    void superclassThatWasAcceptedBeforeItsSubclassesIsNotMistaken() {
        List<Schema> was = family("x int64", "b int64", "");
        List<Schema> now = family("y int64", "x int64", "");
        LockFile lock = LockFile.empty().accept(was);
        Set<String> own = Set.of("a.Base", "a.Sub", "a.Other");
        LockFile partly = lock.accept(List.of(now.get(0), was.get(1), was.get(2)), own, now);
        LockFile whole = partly.accept(now);
        assertThat(whole.text()).doesNotContain("was=");
        assertThat(whole.former(1).withPresentNames().apply("a.Base")).hasToString("a.Base\n  x- int64");
        assertThat(whole.former(1).withPresentNames().apply("a.Sub")).hasToString("""
                a.Sub extends a.Base 1
                  x int64
                  b- int64""");
    }

    /** The same with a rename, which its subclasses follow later. */
    @Test
    void renameInASuperclassThatWasAcceptedFirstIsFollowed() {
        List<Schema> was = family("x int64", "b int64", "");
        List<Schema> now = family("y int64", "b int64", "");
        Set<String> own = Set.of("a.Base", "a.Sub", "a.Other");
        LockFile lock = LockFile.empty()
                .accept(was)
                .accept(List.of(now.get(0), was.get(1), was.get(2)), own, now)
                .accept(now);
        for (Schema schema : now) {
            assertThat(lock.former(1).withPresentNames().apply(schema.type())).isEqualTo(schema);
        }
    }

    /** What the superclass has comes last now: nothing else shows it, neither names nor bytes. */
    @Test
    void fieldsThatHideEachOtherAreToldApart() {
        List<Schema> was = List.of(
                Schema.of("a.Base", "x int64"), Schema.parse("a.Sub extends a.Base 1", List.of("x int64", "x int64")));
        List<Schema> now = List.of(was.get(0), Schema.of("a.Sub", "x int64", "x int64"));
        LockFile lock = LockFile.empty().accept(was);
        assertThat(SchemaChanges.between(lock, Schemas.of(now))).singleElement().satisfies(difference -> {
            assertThat(difference.rule()).isEqualTo(Rule.SUPERCLASS_CHANGED);
            assertThat(difference.detail())
                    .endsWith("now inherits none; fields with the same name have each other's places");
        });
        LockFile next = lock.accept(now);
        assertThat(next.text()).contains("a.Sub from=2\n  x int64 was=x'\n  x' int64 was=x\n");
        assertThat(LockFile.parse(next.text())).isEqualTo(next);
        assertThat(next.former(1).withPresentNames().apply("a.Sub").plainFields())
                .extracting(SchemaField::name)
                .containsExactly("x'", "x");
    }
}
