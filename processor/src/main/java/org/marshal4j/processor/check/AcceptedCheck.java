package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/**
 * Finds types whose schema has not been accepted although schema ids depend on it: a type whose messages begin with one,
 * and every type that it holds. Even a change that is safe otherwise changes the id.
 */
final class AcceptedCheck implements Check {

    private final LockFile lock;
    private final SortedMap<String, Schema> accepted;

    /** The types that a type with schema ids holds, each with the name of one that does. */
    private final Map<String, String> holders = new HashMap<>();

    AcceptedCheck(CheckContext context) {
        this.lock = context.lock().file();
        this.accepted = lock.accepted();
        accepted.values().stream().filter(Schema::hasSchemaId).forEach(this::addHeld);
    }

    private void addHeld(Schema root) {
        Deque<Schema> pending = new ArrayDeque<>(List.of(root));
        while (!pending.isEmpty()) {
            for (String held : pending.remove().heldTypes()) {
                Schema schema = accepted.get(held);
                if (schema != null && holders.putIfAbsent(held, root.type()) == null) {
                    pending.add(schema);
                }
            }
        }
    }

    /** What differs by a rule is reported as such. */
    @Override
    public boolean needsSoundType() {
        return true;
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!dto.hasSchemaId() && holders.isEmpty()) {
            return List.of();
        }
        Schema schema = type.schema().get();
        String holder = holders.get(schema.type());
        if (!dto.hasSchemaId() && holder == null) {
            return List.of();
        }
        return why(schema)
                .map(why -> Problem.at(
                        Diagnostic.NOT_ACCEPTED,
                        Place.of(dto.name()),
                        schema.hasSchemaId()
                                ? "has schema ids, and " + why
                                : "is held by " + holder + ", which has schema ids, and " + why))
                .stream()
                .toList();
    }

    private Optional<String> why(Schema schema) {
        Schema known = accepted.get(schema.type());
        if (known == null) {
            return Optional.of("its schema has not been accepted yet");
        }
        // Fields that move to a superclass and stay where they are in the bytes change nothing.
        if (!known.flat().equals(schema.flat())) {
            return Optional.of("its schema differs from the accepted one");
        }
        return schema.hasSchemaId() && lock.schemaId(schema.type()).isEmpty()
                ? Optional.of("the lock file has no id for it")
                : Optional.empty();
    }
}
