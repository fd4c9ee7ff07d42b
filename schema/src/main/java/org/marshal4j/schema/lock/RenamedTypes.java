package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.schema.Schema;

/**
 * Finds types with schema ids that have another name now: one is gone, and exactly one new type writes the same
 * messages.
 */
record RenamedTypes(LockFile before, LockFile after) {
    /**
     * The later lock file, in which new types also have the ids of those that they replace.
     *
     * @param own the binary names of the types that get ids
     */
    static LockFile withIds(LockFile before, LockFile after, Set<String> own) {
        return new RenamedTypes(before, after).withIds(own);
    }

    private LockFile withIds(Set<String> own) {
        List<String> gone = withIds(before, after);
        List<String> come =
                withIds(after, before).stream().filter(own::contains).toList();
        List<LockedId> ids = new ArrayList<>(after.head().ids());
        for (String type : gone) {
            only(come, after, type, before)
                    .filter(name -> only(gone, before, name, after).isPresent())
                    .ifPresent(name -> {
                        for (LockedId line : before.head().ids()) {
                            LockedId renamed = line.renamed(name);
                            if (line.type().equals(type) && !ids.contains(renamed)) {
                                ids.add(renamed);
                            }
                        }
                    });
        }
        boolean isSame = ids.size() == after.head().ids().size();
        return isSame ? after : new LockFile(after.revision(), after.head().withIds(ids), after.entries());
    }

    /** The accepted types with ids of a lock file that are not accepted in the other one. */
    private static List<String> withIds(LockFile lock, LockFile other) {
        Set<String> others = other.accepted().keySet();
        return lock.accepted().values().stream()
                .filter(schema -> LockedIds.isWanted(schema) && !others.contains(schema.type()))
                .map(Schema::type)
                .toList();
    }

    /** The type whose messages are those of another type, if there is only one. */
    private static Optional<String> only(List<String> types, LockFile lock, String other, LockFile otherLock) {
        if (types.isEmpty()) {
            return Optional.empty();
        }
        Optional<MessageMeaning> sought = meaning(other, otherLock);
        List<String> same = types.stream()
                .filter(type -> sought.isPresent() && meaning(type, lock).equals(sought))
                .toList();
        return same.size() == 1 ? Optional.of(same.get(0)) : Optional.empty();
    }

    private static Optional<MessageMeaning> meaning(String type, LockFile lock) {
        try {
            return Optional.of(
                    MessageMeaning.of(type, Schemas.of(lock.accepted().values())));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
