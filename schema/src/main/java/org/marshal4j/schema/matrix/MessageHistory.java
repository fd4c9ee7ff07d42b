package org.marshal4j.schema.matrix;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.LockFile;

/** Tells in which revisions the messages of a type look the same. */
final class MessageHistory {
    private final LockFile lock;

    /** The accepted schemas by the first revision that has them: not by each one, since there may be a million. */
    private final SortedMap<Integer, SortedMap<String, Schema>> changes = new TreeMap<>();

    MessageHistory(LockFile lock) {
        this.lock = lock;
        SortedSet<Integer> starts = new TreeSet<>();
        for (LockFile.Entry entry : lock.entries()) {
            starts.add(entry.from());
            entry.to().filter(to -> to < lock.revision()).ifPresent(to -> starts.add(to + 1));
        }
        starts.forEach(start -> changes.put(start, lock.accepted(start)));
    }

    /** All types that were ever accepted. */
    SortedSet<String> types() {
        SortedSet<String> types = new TreeSet<>();
        lock.entries().forEach(entry -> types.add(entry.schema().type()));
        return types;
    }

    /** The revisions of a type; none for a class whose subclasses fix its type variables, as it has no messages. */
    List<Revisions> of(String type) {
        List<Revisions> revisions = new ArrayList<>();
        List<Integer> starts = List.copyOf(changes.keySet());
        Map<String, Schema> last = Map.of();
        for (int i = 0; i < starts.size(); i++) {
            int from = starts.get(i);
            int to = i + 1 < starts.size() ? starts.get(i + 1) - 1 : lock.revision();
            Map<String, Schema> held = held(type, changes.getOrDefault(from, new TreeMap<>()));
            boolean isSame = !held.isEmpty() && held.equals(last);
            last = held;
            if (isSame) {
                from = revisions.remove(revisions.size() - 1).from();
            }
            if (!held.isEmpty()) {
                revisions.add(new Revisions(from, to, to == lock.revision()));
            }
        }
        return revisions;
    }

    /** The schemas of everything that messages of a type may consist of; none if it has no messages. */
    private static Map<String, Schema> held(String type, Map<String, Schema> accepted) {
        Schema root = accepted.get(type);
        if (root == null || root.fields().stream().anyMatch(SchemaField::isOpen)) {
            return Map.of();
        }
        Map<String, Schema> held = new HashMap<>();
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            Schema schema = pending.pop();
            // What is inherited from where does not show in messages, nor does whether held types have schema ids.
            Schema shown =
                    schema.type().equals(type) ? schema.flat() : schema.flat().withoutSchemaId();
            if (held.put(schema.type(), shown) == null) {
                schema.heldTypes().stream()
                        .filter(name -> !held.containsKey(name))
                        .map(accepted::get)
                        .filter(Objects::nonNull)
                        .forEach(pending::push);
            }
        }
        return held;
    }
}
