package org.marshal4j.processor.check;

import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.Membership;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.change.LockCheck;

/** Compares the schema of a type with its accepted schema in the lock file, and with its former schemas. */
final class DriftCheck implements Check {

    private final LockCheck comparison;
    private final Program program;

    DriftCheck(CheckContext context) {
        this.comparison = new LockCheck(context.lock().file());
        this.program = context.program();
    }

    @Override
    public boolean needsSoundType() {
        return true;
    }

    @Override
    public List<Problem> check(BoundType type) {
        Name name = type.dto().name();
        // If another type of the family changed and is compiled too, that type reports the change.
        Stream<Difference> own = comparison.reported(type.schema().get()).stream()
                .filter(change -> change.member().filter(program::isCompiled).isEmpty());
        Stream<Difference> inFamilies = Membership.of(type.subject().type(), program).stream()
                .flatMap(of -> comparison.ofMember(name.binary(), of.id(), of.roots()).stream());
        return Stream.concat(own, inFamilies)
                .map(change -> problem(name, change))
                .toList();
    }

    private static Problem problem(Name type, Difference change) {
        Place place = change.field().isEmpty() ? Place.of(type) : new Place(type, change.field());
        return Problem.of(change.rule().isSafe() ? Diagnostic.RENAMED : Diagnostic.DRIFT, place, change);
    }
}
