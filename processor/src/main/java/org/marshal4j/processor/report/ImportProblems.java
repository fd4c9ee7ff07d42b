package org.marshal4j.processor.report;

import java.util.List;
import java.util.Set;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.problem.Remedy;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.MixIn;

/**
 * Words the problems of a class from a jar. The reader cannot change that class, so each message says that it cannot
 * be imported, why not, and how the class that the source names leads to the obstacle. If changing the import would
 * help, the message says that instead.
 */
public final class ImportProblems {

    private static final String REMEDY = "Put @MarshalWith on the fields of this type";
    private static final String REMEDY_FOR_FIELD = "Mark it @Skip or @MarshalWith in a mix-in of ";

    private static final String REMEDY_FOR_ANYTHING =
            "Set dynamic = true in the import, so that it takes any value of a closed set; or mark it @Skip or @MarshalWith in a"
                    + " mix-in of ";

    /** Diagnostics that themselves say what to do about a class that cannot be changed. Nothing is added to them. */
    private static final Set<Diagnostic> SPEAK_FOR_THEMSELVES =
            Set.of(Diagnostic.BAD_IMPORT, Diagnostic.UNREADABLE_CLASS);

    private ImportProblems() {}

    /**
     * The problems to report for a class, each once.
     *
     * @param path how the class is reached from what the source names
     * @param site what imports the class and says something about it
     */
    public static List<Problem> of(Name type, String path, ImportSite site, List<Problem> problems) {
        List<Problem> errors = problems.stream().filter(Problem::isError).toList();
        return errors.stream()
                .filter(problem -> SPEAK_FOR_THEMSELVES.contains(problem.diagnostic()) && isOnWhole(problem))
                .findFirst()
                .map(problem -> List.of(problem.onPath(type, path)))
                .orElseGet(() -> errors.stream()
                        .filter(problem -> !isImpliedBy(errors, problem))
                        .map(problem -> problem.onPath(type, path))
                        .map(problem -> isForItsReader(site.mixIn(), problem) ? problem : hopeless(type, site, problem))
                        .distinct()
                        .toList());
    }

    /**
     * Whether another error makes this one pointless: if a type cannot be used, there is nothing more to say about it.
     */
    private static boolean isImpliedBy(List<Problem> errors, Problem problem) {
        return problem.diagnostic() != Diagnostic.INVISIBLE_TYPE
                && errors.stream()
                        .filter(other -> other.diagnostic() == Diagnostic.INVISIBLE_TYPE)
                        .anyMatch(other -> other.place().equals(problem.place()));
    }

    /** Whether the author of the import can follow the advice in the message. */
    private static boolean isForItsReader(MixIn mixIn, Problem problem) {
        String field = problem.place().field();
        return problem.by() == Remedy.By.IMPORT
                || (field != null && mixIn.member(field).isPresent());
    }

    private static boolean isOnWhole(Problem problem) {
        return problem.place().field() == null;
    }

    /** A problem with a generic class that a field of a class from a jar binds. */
    public static Problem ofHolder(Name holder, ImportSite site, Problem problem) {
        return problem.isError() && !SPEAK_FOR_THEMSELVES.contains(problem.diagnostic())
                ? hopeless(holder, site, problem)
                : problem;
    }

    private static Problem hopeless(Name type, ImportSite site, Problem problem) {
        String why = "cannot be imported: " + problem.statement();
        return Problem.of(Diagnostic.BAD_IMPORT, problem.place(), type, why, remedyFor(type, site, problem));
    }

    private static String remedyFor(Name type, ImportSite site, Problem problem) {
        if (isOnWhole(problem)) {
            return REMEDY;
        }
        boolean mayBeDynamic = !site.isDynamic() && problem.by() == Remedy.By.DYNAMIC_IMPORT;
        return (mayBeDynamic ? REMEDY_FOR_ANYTHING : REMEDY_FOR_FIELD) + type.simple();
    }
}
