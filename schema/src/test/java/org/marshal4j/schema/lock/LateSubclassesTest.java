package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Superclasses that were accepted more than once since one of their subclasses was: they know more than that does. */
class LateSubclassesTest {
    private static final String BASE = "a.Base";
    private static final String SUB = "a.Sub";

    private static Schema base(String... fields) {
        return Schema.of(BASE, fields);
    }

    private static Schema sub(Schema base, String... fields) {
        List<SchemaField> all = new ArrayList<>(base.plainFields());
        all.addAll(Schema.of(SUB, fields).plainFields());
        return Schema.of(SUB, all)
                .extending(new Schema.Inherited(BASE, base.plainFields().size()));
    }

    private static List<String> present(LockFile lock, int revision, String type) {
        return lock.former(revision).withPresentNames().apply(type).fields().stream()
                .map(SchemaField::name)
                .toList();
    }

    /** One branch adds a subclass; for the other one, a field that it adds is not one that it has removed before. */
    @Test
    void fieldsOfASubclassThatOneBranchHasAddedAreThoseOfItsSuperclass() {
        Schema first = base("bid int64", "time int64", "ask float64");
        Schema last = base("size int64", "time int64", "offer float64");
        LockFile common = LockFile.empty().accept(List.of(first));
        LockFile ours = common.accept(List.of(first, sub(first, "venue text")));
        LockFile theirs = common.accept(List.of(base("time int64", "ask float64")))
                .accept(List.of(base("size int64", "time int64", "ask float64")))
                .accept(List.of(last));
        for (LockFile both : Conflict.repairedBothWays(ours, theirs)) {
            LockFile lock = LockFile.parse(
                    both.accept(List.of(last, sub(last, "venue text"))).text());
            for (int revision = 1; revision < lock.revision(); revision++) {
                List<Schema> then = List.copyOf(lock.accepted(revision).values());
                for (Schema schema : then) {
                    assertThat(present(lock, revision, schema.type()))
                            .as(schema + " in revision " + revision + " of\n" + lock.text())
                            .contains("time", "offer")
                            .doesNotContain(schema.toString().contains("bid") ? "size" : "bid-");
                }
            }
        }
    }

    @Test
    void superclassMayHaveHadNoFieldsInBetween() {
        Schema first = base("bid int64");
        Schema last = base("size int64");
        LockFile common = LockFile.empty().accept(List.of(first));
        LockFile ours = common.accept(List.of(first, sub(first, "venue text")));
        LockFile theirs = common.accept(List.of(base())).accept(List.of(last));
        for (LockFile both : Conflict.repairedBothWays(ours, theirs)) {
            LockFile lock = both.accept(List.of(last, sub(last, "venue text")));
            assertThat(lock.text()).doesNotContain("was=");
        }
    }

    @Test
    void superclassMayBeAcceptedAlone() {
        Set<String> own = Set.of(BASE, SUB);
        Schema first = base("bid int64", "ask float64");
        Schema old = sub(first, "venue text");
        LockFile lock = LockFile.empty().accept(List.of(first, old));
        Schema last = first;
        for (String[] fields :
                new String[][] {{"ask float64"}, {"size int64", "ask float64"}, {"size int64", "offer float64"}}) {
            last = base(fields);
            lock = lock.accept(List.of(last, old), own, List.of(last, sub(last, "venue text")));
        }
        lock = LockFile.parse(
                lock.accept(List.of(last, sub(last, "venue text"))).text());
        assertThat(present(lock, 1, BASE)).containsExactly("bid-", "offer");
        assertThat(present(lock, 1, SUB)).containsExactly("bid-", "offer", "venue");
    }
}
