package org.marshal4j.processor.check;

import java.util.List;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.schema.wire.WireWords;

/**
 * Finds roots of families whose names a schema cannot hold. Other types need such a name only if a field holds them.
 */
final class RootNameCheck implements Check {

    @Override
    public List<Problem> check(BoundType type) {
        Name name = type.dto().name();
        return type.dto().family().isPresent() && WireWords.isWord(name.binary())
                ? List.of(Problem.at(Diagnostic.AMBIGUOUS_NAME, Place.of(name), name))
                : List.of();
    }
}
