package org.marshal4j.schema.lock;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.Branch;

/** The part of a lock file that messages of one type need. */
final class TypeHistory {
    private TypeHistory() {}

    /** A lock file with the ids of a type, and with the schemas of what its messages hold since it has ids. */
    static LockFile of(LockFile lock, String type) {
        List<LockedId> ids =
                lock.head().ids().stream().filter(id -> id.type().equals(type)).toList();
        int first = ids.isEmpty() ? lock.revision() : ids.get(0).revision();
        Set<String> formerNames = new HashSet<>();
        ids.forEach(id -> id.formerType().ifPresent(formerNames::add));
        List<LockFile.Entry> since = PresentTypeName.in(
                lock.entries().stream()
                        .filter(entry -> entry.to().map(last -> last >= first).orElse(true))
                        .toList(),
                type,
                formerNames);
        Set<String> held = held(type, since.stream().map(LockFile.Entry::schema).toList());
        List<LockFile.Entry> entries = since.stream()
                .filter(entry -> held.contains(entry.schema().type()))
                .toList();
        List<LockedId> kept = new ArrayList<>();
        for (LockedId id : ids) {
            LockedId present = id.withoutFormerType();
            if (!kept.isEmpty() && present.isSameId(kept.get(kept.size() - 1))) {
                kept.remove(kept.size() - 1);
            }
            if (present.isOfOneOf(entries, lock.revision())) {
                kept.add(present);
            }
        }
        List<Branch> branches = lock.head().branches().stream()
                .filter(branch -> entries.stream().anyMatch(entry -> branch.contains(entry.from())))
                .toList();
        return new LockFile(
                lock.revision(), LockHead.empty().withBranches(branches).withIds(kept), entries);
    }

    /** The names of all types that messages of a type may hold in any of these schemas. */
    static Set<String> held(String type, Collection<Schema> schemas) {
        Map<String, List<Schema>> byType = schemas.stream().collect(groupingBy(Schema::type));
        Set<String> held = new HashSet<>(Set.of(type));
        Deque<String> pending = new ArrayDeque<>(held);
        while (!pending.isEmpty()) {
            byType.getOrDefault(pending.pop(), List.of()).stream()
                    .flatMap(schema -> schema.heldTypes().stream())
                    .filter(held::add)
                    .forEach(pending::push);
        }
        return held;
    }
}
