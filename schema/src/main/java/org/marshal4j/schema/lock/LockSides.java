package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lines of a lock file in which a merge has kept both sides. Whatever contradicts lines before it belongs to
 * another side; everything else belongs to all of them.
 */
final class LockSides {
    private final List<String> leftOut;
    private final List<LockHead> heads = new ArrayList<>(List.of(LockHead.empty()));
    private final List<LockedBlock> blocks = new ArrayList<>();
    private int revision;

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

    /** Adds a line of the head. Only reasons can differ and both be kept. */
    void head(String line) {
        String wrong = "";
        for (int i = 0; i < heads.size(); i++) {
            try {
                heads.set(i, heads.get(i).withAgain(line));
                return;
            } catch (IllegalArgumentException e) {
                wrong = String.valueOf(e.getMessage());
            }
        }
        if (line.startsWith("reason ")) {
            heads.add(LockHead.empty().with(line));
        } else {
            leftOut.add(wrong);
        }
    }

    void add(LockedBlock block) {
        blocks.add(block);
    }

    /** The lock file with the schemas of all sides. */
    LockFile merged() {
        Set<LockFile.Entry> rest = new LinkedHashSet<>();
        blocks().forEach(block -> rest.addAll(block.sides()));
        rest.removeIf(this::isReversed);
        int last =
                rest.stream().mapToInt(entry -> entry.to().orElse(entry.from())).reduce(revision, Math::max);
        Set<LockFile.Entry> first = side(rest);
        LockFile merged = new LockFile(last, heads.get(0), List.copyOf(first));
        int i = 1;
        for (; !rest.isEmpty(); i++) {
            // A side also has everything that it does not contradict.
            Set<LockFile.Entry> all = side(rest);
            all.addAll(first);
            LockHead head = i < heads.size() ? heads.get(i) : LockHead.empty();
            merged = LockMerge.of(merged, new LockFile(last, head, List.copyOf(side(all))));
        }
        heads.stream()
                .skip(i)
                .map(LockHead::reasons)
                .forEach(reasons -> reasons.forEach(
                        (revision, reason) -> leftOut.add(LockHead.saidBefore("reason " + revision + " " + reason))));
        return merged;
    }

    private boolean isReversed(LockFile.Entry entry) {
        Optional<String> wrong = new LockHistory(Integer.MAX_VALUE).add(entry, 0);
        wrong.ifPresent(why -> leftOut.add(entry.schema().head() + " from=" + entry.from() + ": " + why));
        return wrong.isPresent();
    }

    /** The blocks; if a merge has left two first lines before the same fields, both have them. */
    private List<LockedBlock> blocks() {
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
