package org.marshal4j.random.edits;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marshal4j.random.Failure;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockRepair;

/** Checks merged branches: what has the changes of both reads what either has written. */
record MergeCheck(List<PlainObjects> ours, List<PlainObjects> theirs, PlainObjects merged) {
    /** Returns the failure of each pair of branches that has one. */
    static Map<Branches, Failure> check(List<Branches> all) {
        Map<Branches, List<Version>> first = new LinkedHashMap<>();
        Map<Branches, List<Version>> other = new LinkedHashMap<>();
        Map<Branches, List<Version>> last = new LinkedHashMap<>();
        for (Branches branches : all) {
            first.put(branches, branches.chains().get(0).versions());
            other.put(branches, branches.chains().get(1).versions());
            last.put(branches, List.of(branches.merged()));
        }
        Map<Branches, List<PlainObjects>> ours = Compiled.of(first);
        Map<Branches, List<PlainObjects>> theirs = Compiled.of(other);
        Map<Branches, Failure> failures = new LinkedHashMap<>();
        Compiled.of(last).forEach((branches, merged) -> {
            MergeCheck check = new MergeCheck(ours.get(branches), theirs.get(branches), merged.get(0));
            Failure failure = check.failure();
            if (failure != null) {
                failures.put(branches, failure);
            }
        });
        return failures;
    }

    private Failure failure() {
        String doing = "accepting";
        LockFile lock = LockFile.empty();
        try {
            LockFile repaired = repaired(accepted(ours), accepted(theirs));
            lock = LockFile.parse(repaired.accept(Revision.schemas(merged)).text());
            doing = "reading";
            read(lock, ours, 0);
            read(lock, theirs, ours.size());
            return null;
        } catch (Exception | LinkageError | AssertionError | StackOverflowError e) {
            return ChainCheck.failure(doing, "after the merge", lock, e);
        }
    }

    private static LockFile accepted(List<PlainObjects> versions) {
        LockFile lock = LockFile.empty();
        for (PlainObjects version : versions) {
            lock = LockFile.parse(lock.accept(Revision.schemas(version)).text());
        }
        return lock;
    }

    /** Reads what a version control system leaves if it finds everything in conflict. */
    private static LockFile repaired(LockFile ours, LockFile theirs) {
        String text = "<<<<<<< HEAD\n" + ours.text() + "=======\n" + theirs.text() + ">>>>>>> other\n";
        LockRepair repair = LockRepair.of(text.getBytes(StandardCharsets.UTF_8));
        if (!repair.leftOut().isEmpty()) {
            throw new AssertionError("left out " + repair.leftOut());
        }
        return repair.lock();
    }

    private void read(LockFile lock, List<PlainObjects> versions, int before) {
        for (int i = 0; i < versions.size(); i++) {
            Revision written = Revision.of(versions.get(i), before + i + 1);
            written.read(merged, lock.former(revision(lock, Revision.schemas(versions.get(i)))));
        }
    }

    /** Finds the first revision that has these schemas, whatever else it has. */
    private static int revision(LockFile lock, List<Schema> schemas) {
        return IntStream.rangeClosed(1, lock.revision())
                .filter(revision -> lock.accepted(revision).values().containsAll(schemas))
                .findFirst()
                .orElseThrow(() -> new AssertionError("lost a revision"));
    }
}
