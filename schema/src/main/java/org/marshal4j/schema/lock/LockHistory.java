package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The entries of a lock file as they are read. A revision has at most one schema of a type: with two of them, the lock
 * file would protect only one, and nobody could say which.
 */
final class LockHistory {
    private final int revision;
    private final Map<String, List<Placed>> byType = new HashMap<>();

    private record Placed(LockFile.Entry entry, int line) {}

    LockHistory(int revision) {
        this.revision = revision;
    }

    /**
     * Adds an entry, and returns what is wrong with it given the entries before it; a wrong entry is not remembered.
     */
    Optional<String> add(LockFile.Entry entry, int line) {
        int to = entry.to().orElse(entry.from());
        if (to < entry.from()) {
            return Optional.of("it ends in revision " + to + ", before it begins");
        }
        if (to > revision) {
            return Optional.of("the lock file is only at revision " + revision
                    + ", probably because of a merge that kept the wrong line");
        }
        List<Placed> others = byType.computeIfAbsent(entry.schema().type(), type -> new ArrayList<>());
        for (Placed other : others) {
            if (overlap(entry, other.entry)) {
                return Optional.of("line " + other.line + " has another schema of this type for revision "
                        + Math.max(entry.from(), other.entry.from())
                        + ", probably because both sides of a merge were kept");
            }
        }
        others.add(new Placed(entry, line));
        return Optional.empty();
    }

    private static boolean overlap(LockFile.Entry one, LockFile.Entry other) {
        return one.isOf(other.from()) || other.isOf(one.from());
    }
}
