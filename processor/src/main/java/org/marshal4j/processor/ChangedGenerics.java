package org.marshal4j.processor;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.schema.Rule;

/**
 * Changes of generic classes. Each type to which fields bind such a class has a schema, but the change was made once,
 * in the class, and is reported there if the class is compiled.
 */
final class ChangedGenerics {
    /** What such a rule says of a field whose type is a type variable was done to the enum. */
    private static final Set<Rule> OF_ENUM =
            EnumSet.of(Rule.ENUM_CONSTANT_REMOVED, Rule.ENUM_REORDERED, Rule.ENUM_CONSTANT_ADDED);

    private final Program program;
    private final Set<String> said = new HashSet<>();

    ChangedGenerics(Program program) {
        this.program = program;
    }

    /** The changes that have not been reported for another binding yet. */
    List<Problem> in(Subject subject, List<Problem> problems) {
        return problems.stream()
                .filter(problem -> isOfClass(subject, problem))
                .filter(problem ->
                        said.add(subject.type() + " " + problem.place().field() + " " + problem.rule()))
                .toList();
    }

    /** All other problems. */
    List<Problem> others(Subject subject, List<Problem> problems) {
        return problems.stream().filter(problem -> !isOfClass(subject, problem)).toList();
    }

    private boolean isOfClass(Subject subject, Problem problem) {
        return subject.use().isPresent()
                && (problem.diagnostic() == Diagnostic.DRIFT || problem.diagnostic() == Diagnostic.RENAMED)
                && program.isCompiled(subject.type())
                && !(problem.rule().filter(OF_ENUM::contains).isPresent()
                        && new TypeArguments(program, subject).areAtFault(problem));
    }
}
