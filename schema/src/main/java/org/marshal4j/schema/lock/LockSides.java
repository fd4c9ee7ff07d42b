package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.schema.field.Branch;

/**
 * The lines of a lock file in which a merge has kept both sides. Whatever contradicts lines before it belongs to
 * another side; everything else belongs to all of them.
 */
final class LockSides {
    private final List<String> leftOut;
    private final List<LockHead> heads = new ArrayList<>(List.of(LockHead.empty()));
    private final Set<LockedId> ids = new LinkedHashSet<>();
    private final List<List<LockedBlock>> blocks = new ArrayList<>(List.of(new ArrayList<>()));
    private int revision;
    private int side;

    /**
     * Creates it without lines.
     *
     * @param leftOut takes what cannot be kept
     */
    LockSides(List<String> leftOut) {
        this.leftOut = leftOut;
    }

    void revision(int number) {
        revision = Math.max(revision, number);
    }

    /** What is added from here on is the other side, and what both have in common. */
    void next() {
        side++;
        heads.add(LockHead.empty());
        blocks.add(new ArrayList<>());
    }

    /** Adds a line of the head. Only reasons can differ and both be kept. */
    void head(String line) {
        String wrong = "";
        if (LockedId.isLine(line)) {
            id(line);
            return;
        }
        // Reasons and the like belong to the first side, if it has no others for the same revision.
        for (int i = Branch.isLine(line) ? side : 0; i < heads.size(); i++) {
            try {
                heads.set(i, heads.get(i).withAgain(line));
                return;
            } catch (IllegalArgumentException e) {
                wrong = String.valueOf(e.getMessage());
            }
        }
        if (line.startsWith("reason ") || Branch.isLine(line)) {
            heads.add(LockHead.empty().with(line));
        } else {
            leftOut.add(wrong);
        }
    }

    /** Adds a schema id; the schemas show later to which side it belongs. */
    private void id(String line) {
        try {
            ids.add(LockedId.parse(line));
        } catch (IllegalArgumentException e) {
            leftOut.add(String.valueOf(e.getMessage()));
        }
    }

    void add(LockedBlock block) {
        blocks.get(side).add(block);
    }

    /** The lock file with the schemas of all sides. */
    LockFile merged() {
        Set<LockFile.Entry> rest = new LinkedHashSet<>();
        blocks.forEach(all -> complete(all).forEach(block -> rest.addAll(block.sides())));
        rest.removeIf(this::isReversed);
        int last =
                rest.stream().mapToInt(entry -> entry.to().orElse(entry.from())).reduce(revision, Math::max);
        Set<LockFile.Entry> first = side(rest);
        Set<LockedId> unused = new LinkedHashSet<>(ids);
        LockFile merged = withIds(new LockFile(last, heads.get(0), List.copyOf(first)), unused);
        int i = 1;
        for (; !rest.isEmpty(); i++) {
            // A side also has everything that it does not contradict.
            Set<LockFile.Entry> all = side(rest);
            all.addAll(first);
            LockHead head = i < heads.size() ? heads.get(i) : LockHead.empty();
            merged = LockMerge.of(merged, withIds(new LockFile(last, head, List.copyOf(side(all))), unused));
        }
        heads.stream()
                .skip(i)
                .map(LockHead::reasons)
                .forEach(reasons -> reasons.forEach(
                        (revision, reason) -> leftOut.add(LockHead.saidBefore("reason " + revision + " " + reason))));
        return withUnused(merged, unused);
    }

    /** A side with the ids that were made for its schemas; removes them from those that no side has used. */
    private LockFile withIds(LockFile side, Set<LockedId> unused) {
        List<LockedId> own =
                ids.stream().filter(id -> LockedIds.isMadeFor(id, side)).toList();
        own.forEach(unused::remove);
        return new LockFile(side.revision(), side.head().withIds(own), side.entries());
    }

    /** Keeps ids that were taken over from former schemas; nothing shows to which side they belong. */
    private LockFile withUnused(LockFile merged, Set<LockedId> unused) {
        LockHead head = merged.head();
        for (LockedId id : unused) {
            if (head.ids().stream().anyMatch(id::isSameId)) {
                continue;
            }
            if (id.isOfOneOf(merged.entries(), merged.revision())) {
                head = head.with(id);
            } else {
                leftOut.add(id.withoutSchema());
            }
        }
        return new LockFile(merged.revision(), head, merged.entries());
    }

    private boolean isReversed(LockFile.Entry entry) {
        Optional<String> wrong = new LockHistory(Integer.MAX_VALUE).add(entry, 0);
        wrong.ifPresent(why -> leftOut.add(entry.schema().head() + " from=" + entry.from() + ": " + why));
        return wrong.isPresent();
    }

    /** The blocks; if a merge has left two first lines before the same fields, without a marker, both have them. */
    private static List<LockedBlock> complete(List<LockedBlock> blocks) {
        Map<String, LockedBlock> withLines = new LinkedHashMap<>();
        blocks.stream()
                .filter(block -> !block.texts().isEmpty())
                .forEach(block -> withLines.putIfAbsent(block.head() + " " + block.from(), block));
        return blocks.stream()
                .map(block -> block.texts().isEmpty()
                        ? block.with(withLines.getOrDefault(block.head() + " " + block.from(), block))
                        : block)
                .toList();
    }

    /** Takes the entries that do not contradict each other, in their order, and leaves the rest. */
    private static Set<LockFile.Entry> side(Set<LockFile.Entry> rest) {
        LockHistory history = new LockHistory(Integer.MAX_VALUE);
        Set<LockFile.Entry> side = new LinkedHashSet<>();
        rest.removeIf(entry -> history.add(entry, 0).isEmpty() && side.add(entry));
        return side;
    }
}
