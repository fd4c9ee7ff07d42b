package org.marshal4j.processor.check;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.Membership;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.LockCheck;
import org.marshal4j.schema.lock.LockFile;

/** Compares the schema of a type with its accepted schema in the lock file, and with its former schemas. */
final class DriftCheck implements Check {

    private final LockFile lock;
    private final LockCheck comparison;
    private final Program program;
    private final Supplier<List<Schema>> today;

    DriftCheck(CheckContext context) {
        this.lock = context.lock().file();
        this.comparison = new LockCheck(lock);
        this.program = context.program();
        this.today = context.today();
    }

    @Override
    public boolean needsSoundType() {
        return true;
    }

    @Override
    public List<Problem> check(BoundType type) {
        Name name = type.dto().name();
        // If another type of the family changed and is compiled too, that type reports the change.
        Stream<Difference> own = reported(type.schema().get()).stream()
                .filter(change -> change.member().filter(program::isCompiled).isEmpty());
        Stream<Difference> inFamilies = Membership.of(type.subject().type(), program).stream()
                .flatMap(of -> comparison.ofMember(name.binary(), of.id(), of.roots()).stream());
        return Stream.concat(own, inFamilies)
                .map(change -> problem(name, change))
                .toList();
    }

    private List<Difference> reported(Schema schema) {
        List<Difference> changes = comparison.reported(schema);
        Schema accepted = lock.accepted().get(schema.type());
        boolean mayHaveMoved = (accepted != null && !accepted.inherited().equals(schema.inherited()))
                || changes.stream()
                        .map(Difference::rule)
                        .anyMatch(rule -> rule == Rule.FIELD_RENAMED || rule == Rule.FIELD_REMOVED);
        if (!mayHaveMoved) {
            return changes;
        }
        // A field that is gone may be in a superclass or subclass now. Others are as they were.
        Map<String, Schema> types = new TreeMap<>(lock.accepted());
        today.get().forEach(other -> types.put(other.type(), other));
        types.put(schema.type(), schema);
        return new LockCheck(lock, types).reported(schema);
    }

    private static Problem problem(Name type, Difference change) {
        Place place = change.field().isEmpty() ? Place.of(type) : new Place(type, change.field());
        return Problem.of(change.rule().isSafe() ? Diagnostic.RENAMED : Diagnostic.DRIFT, place, change);
    }
}
