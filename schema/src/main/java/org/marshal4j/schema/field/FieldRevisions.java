package org.marshal4j.schema.field;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** Which field is which in the schemas that one type has had, by the first revision of each. */
final class FieldRevisions {
    private final NavigableMap<Integer, FieldIds> all = new TreeMap<>();
    private final List<Branch> branches;
    private final IntSupplier unused;

    /** Creates it without schemas, with what supplies the numbers of new fields. */
    FieldRevisions(List<Branch> branches, IntSupplier unused) {
        this.branches = branches;
        this.unused = unused;
    }

    /** Adds a schema after all others. */
    void add(int from, FieldHistory.Step step) {
        all.put(from, next(from, step));
    }

    /** The schema that begins in a revision. */
    FieldIds of(int from) {
        return all.getOrDefault(from, FieldIds.none());
    }

    /** The last schema before a revision. */
    FieldIds before(int end) {
        Map.Entry<Integer, FieldIds> earlier = all.lowerEntry(end);
        return earlier == null ? FieldIds.none() : earlier.getValue();
    }

    /** The last schema that both branches have in common. */
    FieldIds base(Branch branch) {
        return before(branch.base() + 1);
    }

    /** The last schema of the branch to which another one was added. */
    FieldIds ours(Branch branch) {
        return before(branch.first());
    }

    /** Whether the branch to which another one was added has another schema than both have in common. */
    boolean isOursChanged(Branch branch) {
        return !ours(branch).equals(base(branch));
    }

    /** The branches that end before a revision, with the last schema. */
    Stream<Branch> merges(int from) {
        return all.isEmpty()
                ? Stream.empty()
                : branches.stream().filter(branch -> branch.contains(all.lastKey()) && !branch.contains(from));
    }

    /** A schema that comes after all others. */
    FieldIds next(int from, FieldHistory.Step step) {
        NextFieldIds next = new NextFieldIds(step.schema(), step.formerNames());
        for (Branch branch : branches) {
            if (branch.contains(from)) {
                // What it was last counts, if it was retyped since.
                all.subMap(branch.base(), false, branch.first(), false)
                        .descendingMap()
                        .values()
                        .forEach(ours -> next.alsoAdded(base(branch), ours));
            }
        }
        if (all.isEmpty()) {
            return next.after(FieldIds.none(), unused);
        }
        int last = all.lastKey();
        for (Branch branch : branches) {
            if (branch.contains(from) && !branch.contains(last)) {
                return next.branching(base(branch), before(from), unused);
            }
            if (branch.contains(last) && !branch.contains(from) && isOursChanged(branch)) {
                return next.merging(base(branch), ours(branch), before(from), unused);
            }
        }
        return next.after(before(from), unused);
    }
}
