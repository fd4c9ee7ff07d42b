package org.marshal4j.schema.lock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Which fields are which after a merge. */
class MergedFieldsTest {
    private static LockFile lock(LockFile base, String... schemas) {
        LockFile lock = base;
        for (String schema : schemas) {
            lock = lock.accept(List.of(quote(schema)));
        }
        return lock;
    }

    private static Schema quote(String fields) {
        return Schema.of("a.Quote", fields.split(", "));
    }

    /** What {@code update} makes of a merge, and of the source that has the changes of both branches. */
    private static LockFile merged(LockFile ours, LockFile theirs, String schema) {
        return LockFile.parse(lock(Conflict.repaired(ours, theirs), schema).text());
    }

    /** The same, whichever branch is ours. */
    private static List<LockFile> mergedBothWays(LockFile ours, LockFile theirs, String schema) {
        return List.of(merged(ours, theirs, schema), merged(theirs, ours, schema));
    }

    /** The names that the fields of a former schema have today. */
    private static List<String> present(LockFile lock, int revision) {
        return lock.former(revision).withPresentNames().apply("a.Quote").fields().stream()
                .map(SchemaField::name)
                .toList();
    }

    @Test
    void nameThatOneBranchHasGivenToAnotherFieldIsNotTheOldField() {
        LockFile base = lock(LockFile.empty(), "id int64, side text");
        LockFile ours = lock(base, "id int64", "id int64, side float64");
        LockFile theirs = lock(base, "id int64, side text, size int32");
        for (LockFile lock : mergedBothWays(ours, theirs, "id int64, side float64, size int32")) {
            for (int revision = 1; revision < lock.revision(); revision++) {
                Schema former = lock.accepted(revision).get("a.Quote");
                boolean isNew = former.toString().contains("side float64");
                assertThat(present(lock, revision)).contains("id").doesNotContain(isNew ? "side-" : "side");
            }
        }
    }

    @Test
    void renameOfOneBranchIsKeptIfTheOtherOneChangesTheSameClass() {
        LockFile base = lock(LockFile.empty(), "id int64, bid float64");
        LockFile ours = lock(base, "bid float64, id int64", "price float64, id int64");
        LockFile theirs = lock(base, "id int64, size int32, bid float64");
        LockFile lock = merged(ours, theirs, "price float64, size int32, id int64");
        assertThat(lock.text()).contains("\nbranch 4-4 after 1\n");
        assertThat(present(lock, 1)).containsExactly("id", "price");
        assertThat(present(lock, 4)).containsExactly("id", "size", "price");
        assertThat(present(lock, 3)).containsExactly("price", "id");
    }

    /** The place of a field alone would tell that it is another one, which is gone. */
    @Test
    void renamedFieldIsNotTakenForOneThatTheSameBranchHasRemoved() {
        LockFile base = lock(LockFile.empty(), "id int64, bid int64, ask int64");
        LockFile ours = lock(base, "id int64, ask int64", "id int64, price int64");
        LockFile theirs = lock(base, "size int32, id int64, bid int64, ask int64");
        for (LockFile lock : mergedBothWays(ours, theirs, "size int32, id int64, price int64")) {
            assertThat(present(lock, 1)).containsExactly("id", "bid-", "price");
        }
    }

    @Test
    void fieldThatOneBranchHasAddedIsNotTakenForOneThatItHasRemoved() {
        LockFile base = lock(LockFile.empty(), "id int64, bid int64");
        LockFile ours = lock(base, "id int64", "id int64, price int64");
        LockFile theirs = lock(base, "size int32, id int64, bid int64");
        LockFile other = lock(base, "size int32, id int64, bid int64", "size int32, id int64, offer int64");
        for (LockFile lock : mergedBothWays(ours, theirs, "size int32, id int64, price int64")) {
            assertThat(present(lock, 1)).containsExactly("id", "bid-");
        }
        assertThat(present(merged(ours, other, "size int32, id int64, price int64, offer int64"), 1))
                .as("removed in one, renamed in the other")
                .containsExactly("id", "offer");
    }

    @Test
    void nameOfARemovedFieldIsMeantAsTheBranchThatHasGivenItAgainDoes() {
        LockFile base = lock(LockFile.empty(), "id int64, bid int64, ask int64");
        LockFile ours = lock(base, "id int64, ask int64", "id int64, bid int64");
        LockFile theirs = lock(base, "size int32, id int64, bid int64, ask int64");
        for (LockFile lock : mergedBothWays(ours, theirs, "size int32, id int64, bid int64")) {
            assertThat(present(lock, 1)).containsExactly("id", "bid-", "bid");
        }
    }

    /** A change may be made in one branch and applied to the other one later. */
    @Test
    void fieldThatBothBranchesHaveAddedIsOne() {
        LockFile base = lock(LockFile.empty(), "id int64");
        LockFile ours = lock(base, "id int64, venue text");
        LockFile theirs = lock(base, "id int64, size int32", "id int64, size int32, venue text");
        LockFile lock = merged(ours, theirs, "id int64, size int32, venue text");
        assertThat(present(lock, 2)).containsExactly("id", "venue");
        assertThat(present(lock, 5)).containsExactly("id", "size", "venue");
        LockFile retyped = lock(ours, "id int64, venue oneof(\"A\")");
        assertThat(present(merged(retyped, theirs, "id int64, size int32, venue oneof(\"A\")"), 2))
                .containsExactly("id", "venue");
        LockFile third = lock(ours, "id int64, venue text, side text");
        LockFile all = merged(third, lock, "id int64, size int32, venue text, side text");
        for (int revision = 2; revision <= all.revision(); revision++) {
            assertThat(present(all, revision)).as("revision %d", revision).doesNotContain("venue-");
        }
    }

    /** People decide which of two changes to one line remains. */
    @Test
    void fieldThatOneBranchHasRemovedAndTheOtherOneRenamedMayRemain() {
        LockFile base = lock(LockFile.empty(), "id int64, bid int64");
        LockFile ours = lock(base, "id int64");
        LockFile theirs = lock(base, "id int64, price int64");
        for (LockFile lock : mergedBothWays(ours, theirs, "id int64, price int64")) {
            assertThat(present(lock, 1)).containsExactly("id", "price");
        }
        for (LockFile lock : mergedBothWays(ours, theirs, "id int64")) {
            assertThat(present(lock, 1)).containsExactly("id", "bid-");
        }
    }

    @Test
    void branchThatHasMergedAnotherOneKeepsItsLine() {
        LockFile base = lock(LockFile.empty(), "id int64, bid float64");
        LockFile first = lock(base, "id int64, bid float64, a int8");
        LockFile second = lock(base, "id int64, price float64");
        LockFile both = merged(first, second, "id int64, price float64, a int8");
        assertThat(both.text()).contains("\nbranch 3-3 after 1\n").contains("revision 4\n");
        LockFile third = lock(base, "bid float64, id int64, c int16");
        LockFile all = merged(third, both, "price float64, a int8, id int64, c int16");
        assertThat(all.head().branches()).extracting(Object::toString).hasSize(2);
        assertThat(all.text()).contains("\nbranch 5-7 after 1\nbranch 6-6 after 1\n");
        for (int revision = 1; revision <= all.revision(); revision++) {
            assertThat(present(all, revision)).contains("id", "price").doesNotContain("bid", "bid-");
        }
        LockFile other = merged(both, third, "price float64, a int8, id int64, c int16");
        assertThat(other.text()).contains("\nbranch 3-3 after 1\nbranch 5-5 after 1\n");
        for (int revision = 1; revision <= other.revision(); revision++) {
            assertThat(present(other, revision)).contains("id", "price").doesNotContain("bid", "bid-");
        }
    }

    /** It had made the changes of the other branch too, so its own schema is what the merge has. */
    @Test
    void branchWhoseMergeHasChangedNothingIsMergedAgain() {
        LockFile base = lock(LockFile.empty(), "id int64, bid float64");
        LockFile first = lock(base, "id int64, price float64");
        LockFile second = lock(base, "id int64, price float64, a int8");
        LockFile both = merged(first, second, "id int64, price float64, a int8");
        assertThat(both.text()).contains("\nbranch 3-3 after 1\n").contains("revision 3\n");
        LockFile third = lock(first, "c int16, id int64, price float64");
        for (LockFile all : mergedBothWays(third, both, "c int16, id int64, price float64, a int8")) {
            for (int revision = 1; revision <= all.revision(); revision++) {
                assertThat(present(all, revision)).contains("id", "price").doesNotContain("bid", "bid-");
            }
        }
    }

    @Test
    void linesThatCannotBeAreRefused() {
        String sound = "wire 1\nrevision 4\nbranch 3-3 after 1\n\na.Quote from=1\n  bid float64\n";
        assertThat(LockFile.parse(sound).text()).endsWith(sound);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LockFile.parse(sound.replace("3-3", "3-5")))
                .withMessage("line 3: the lock file is only at revision 4");
        for (String wrong : List.of("3-2 after 1", "3-3 after 3")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LockFile.parse(sound.replace("3-3 after 1", wrong)))
                    .withMessage(
                            "line 3: a branch follows an earlier revision and ends after it begins: branch " + wrong);
        }
        for (String second : List.of("branch 3-3 after 2", "branch 2-3 after 1\nbranch 3-4 after 1")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LockFile.parse(sound.replace("after 1\n", "after 1\n" + second + "\n")))
                    .withMessageContaining(": a line before it says so already");
        }
    }
}
