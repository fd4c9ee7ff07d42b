package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.Branch;

/**
 * Merges two lock files that were the same up to some revision. The revisions of the first one stay; those of the other
 * one follow, as if that branch had been accepted after it, so that the schemas of either branch are in the history.
 */
final class LockMerge {
    private final LockFile ours;
    private final LockFile theirs;

    /** The last revision that both have in common. */
    private final int base;

    private LockMerge(LockFile ours, LockFile theirs) {
        this.ours = ours;
        this.theirs = theirs;
        this.base = steps(0).stream()
                        .filter(revision -> !ours.accepted(revision).equals(theirs.accepted(revision)))
                        .findFirst()
                        .orElse(Math.min(ours.revision(), theirs.revision()) + 1)
                - 1;
    }

    /** The revisions that changed something, for either of the two. */
    private SortedSet<Integer> steps(int after) {
        SortedSet<Integer> steps = new TreeSet<>();
        Stream.concat(ours.entries().stream(), theirs.entries().stream()).forEach(entry -> {
            steps.add(entry.from());
            entry.to().ifPresent(to -> steps.add(to + 1));
        });
        return steps.tailSet(after + 1);
    }

    /** The merged lock file; the first one if the other one has nothing else. */
    static LockFile of(LockFile ours, LockFile theirs) {
        LockMerge merge = new LockMerge(ours, theirs);
        if (merge.base == ours.revision()) {
            // The first one is the beginning of the other one.
            return new LockFile(theirs.revision(), merge.head(merge.same()), theirs.entries());
        }
        return merge.merged();
    }

    private Map<Integer, Integer> same() {
        Map<Integer, Integer> same = new HashMap<>();
        theirs.head().reasons().keySet().forEach(revision -> same.put(revision, revision));
        return same;
    }

    private LockFile merged() {
        LockFile merged = ours;
        Map<Integer, Integer> revisions = same();
        Map<String, Schema> before = ours.accepted(base);
        for (int revision : steps(base).headSet(theirs.revision() + 1)) {
            // Messages of the other branch cannot hold a type that only this one has.
            Map<String, Schema> schemas = new TreeMap<>(ours.accepted());
            schemas.keySet().removeAll(before.keySet());
            schemas.putAll(theirs.accepted(revision));
            merged = accepted(merged, schemas, MergedNames.until(theirs, revision));
            revisions.put(revision, merged.revision());
        }
        int end = merged.revision();
        Map<String, Schema> last = new TreeMap<>(ours.accepted());
        theirs.accepted().forEach((type, schema) -> {
            if (!schema.equals(before.get(type))) {
                last.put(type, schema);
            }
        });
        before.keySet().stream()
                .filter(type -> !theirs.accepted().containsKey(type))
                .forEach(last::remove);
        merged = accepted(merged, last, ours);
        LockHead head = head(revisions);
        return new LockFile(
                merged.revision(),
                base == 0 || end == ours.revision() ? head : with(new Branch(ours.revision() + 1, end, base), head),
                merged.entries());
    }

    /** Adds a branch; one that has merged these very revisions, and changed nothing, has a line for them already. */
    private static LockHead with(Branch branch, LockHead head) {
        return head.branches().stream().anyMatch(branch::contradicts) ? head : head.with(branch);
    }

    /**
     * Accepts schemas of one of the two branches.
     *
     * @param branch that branch, up to the revision that has these schemas
     */
    private LockFile accepted(LockFile merged, Map<String, Schema> schemas, LockFile branch) {
        LockFile next = NextRevision.of(merged, schemas.values());
        if (next.revision() == merged.revision()) {
            return merged;
        }
        MergedNames names = new MergedNames(base, merged, branch);
        return new LockFile(
                next.revision(),
                next.head(),
                next.entries().stream()
                        .map(entry -> entry.from() == next.revision() ? names.of(entry) : entry)
                        .toList());
    }

    /** The reasons of both, with the numbers that their revisions have now. */
    private LockHead head(Map<Integer, Integer> revisions) {
        SortedMap<Integer, String> reasons = new TreeMap<>(ours.head().reasons());
        theirs.head().reasons().forEach((revision, reason) -> {
            if (!reason.equals(ours.head().reasons().get(revision))) {
                reasons.merge(revisions.getOrDefault(revision, revision), reason, (one, other) -> one + "; " + other);
            }
        });
        return new LockHead(
                ours.head().module().or(() -> theirs.head().module()),
                ours.head().compatibility().or(() -> theirs.head().compatibility()),
                reasons,
                branches(revisions),
                ids(revisions));
    }

    /** The branches that either branch has merged before, with the numbers that their revisions have now. */
    private List<Branch> branches(Map<Integer, Integer> revisions) {
        List<Branch> both = new ArrayList<>(ours.head().branches());
        for (Branch branch : theirs.head().branches()) {
            if (branch.first() > base) {
                both.add(new Branch(
                        merged(branch.first(), revisions),
                        merged(branch.last(), revisions),
                        merged(branch.base(), revisions)));
            }
        }
        return both;
    }

    /** The schema ids of both, each in the revision that its schemas have now. */
    private List<LockedId> ids(Map<Integer, Integer> revisions) {
        List<LockedId> both = new ArrayList<>(ours.head().ids());
        theirs.head().ids().forEach(id -> both.add(id.in(merged(id.revision(), revisions))));
        both.sort(LockedId.ORDER);
        List<LockedId> ids = new ArrayList<>();
        for (LockedId id : both) {
            if (ids.isEmpty() || !id.isSameId(ids.get(ids.size() - 1))) {
                ids.add(id);
            }
        }
        return ids;
    }

    /** The revision that has the schemas of the other one's revision. */
    private int merged(int revision, Map<Integer, Integer> revisions) {
        if (revision <= base) {
            return revision;
        }
        SortedSet<Integer> changes = steps(base).headSet(revision + 1);
        return changes.isEmpty() ? base : revisions.getOrDefault(changes.last(), revision);
    }
}
