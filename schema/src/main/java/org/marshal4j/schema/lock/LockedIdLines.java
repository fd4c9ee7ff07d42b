package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines with schema ids of a lock file that is being read. */
final class LockedIdLines {
    /** The ids with the positions of their lines. */
    private final Map<LockedId, Integer> positions = new HashMap<>();

    /** Takes the next line, which is one with an id. */
    void take(SchemaLines lines) {
        try {
            LockedId id = LockedId.parse(lines.peek());
            if (positions.putIfAbsent(id, lines.position()) != null) {
                throw new IllegalArgumentException(LockHead.saidBefore(id.text()));
            }
        } catch (IllegalArgumentException e) {
            throw lines.bad(e.getMessage());
        }
        lines.take();
    }

    /** The ids, sorted. */
    List<LockedId> all() {
        List<LockedId> all = new ArrayList<>(positions.keySet());
        all.sort(LockedId.ORDER.thenComparing(this::position));
        return all;
    }

    /**
     * Refuses ids without a schema, and those that the type has already.
     *
     * @throws IllegalArgumentException if there are any; the message names the line
     */
    void requireIn(LockFile lock) {
        Map<String, List<LockFile.Entry>> byType = new HashMap<>();
        for (LockFile.Entry entry : lock.entries()) {
            byType.computeIfAbsent(entry.schema().type(), type -> new ArrayList<>())
                    .add(entry);
        }
        List<LockedId> ids = lock.head().ids();
        for (int i = 0; i < ids.size(); i++) {
            LockedId id = ids.get(i);
            if (i > 0 && id.isSameId(ids.get(i - 1))) {
                throw SchemaLines.badAt(position(id), LockHead.saidBefore(id.text()));
            }
            if (!id.isOfOneOf(byType.getOrDefault(id.typeThen(), List.of()), lock.revision())) {
                throw SchemaLines.badAt(position(id), id.withoutSchema());
            }
        }
    }

    private int position(LockedId id) {
        return positions.getOrDefault(id, 0);
    }
}
