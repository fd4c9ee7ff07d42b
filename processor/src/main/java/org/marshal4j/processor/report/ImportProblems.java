package org.marshal4j.processor.report;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/**
 * What to tell of a class from a jar. Its reader cannot change it, so that of all that is wrong with it there is one thing to
 * say: that it cannot be imported, and why not. Unless another import would do.
 */
public final class ImportProblems {

    private static final String REMEDY = "Put @MarshalWith on the fields of this type";

    /** Those that say themselves what to do about a class that one cannot change. */
    private static final Set<Diagnostic> SPEAK_FOR_THEMSELVES =
            Set.of(Diagnostic.BAD_IMPORT, Diagnostic.UNREADABLE_CLASS);

    private ImportProblems() {}

    /** What to report of the problems of a class. */
    public static List<Problem> of(Name type, List<Problem> problems) {
        return first(problems, problem -> SPEAK_FOR_THEMSELVES.contains(problem.diagnostic()))
                .or(() -> first(problems, problem -> !problem.message().contains("@MarshalImport"))
                        .map(problem -> hopeless(type, problem)))
                .map(List::of)
                .orElse(problems);
    }

    private static Optional<Problem> first(List<Problem> problems, Predicate<Problem> which) {
        return problems.stream().filter(Problem::isError).filter(which).findFirst();
    }

    private static Problem hopeless(Name type, Problem problem) {
        String why = "cannot be imported: " + problem.statement();
        return Problem.of(Diagnostic.BAD_IMPORT, Place.of(type), type, why, REMEDY);
    }
}
