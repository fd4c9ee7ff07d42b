package org.marshal4j.processor;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;
import org.marshal4j.schema.Rule;

/**
 * Changes of generic classes. Each type to which fields bind such a class has a schema, but the change was made once,
 * in the class, and is reported there if the class is compiled.
 */
final class ChangedGenerics {
    /** What such a rule says of a field whose type is a type variable was done to the enum. */
    private static final Set<Rule> OF_ENUM =
            EnumSet.of(Rule.ENUM_CONSTANT_REMOVED, Rule.ENUM_REORDERED, Rule.ENUM_CONSTANT_ADDED);

    private final Source source;
    private final Set<String> said = new HashSet<>();

    ChangedGenerics(Source source) {
        this.source = source;
    }

    /** The changes that have not been reported for another binding yet. */
    List<Problem> in(Target target, List<Problem> problems) {
        return problems.stream()
                .filter(problem -> isOfClass(target, problem))
                .filter(problem ->
                        said.add(target.type() + " " + problem.place().field() + " " + problem.rule()))
                .toList();
    }

    /** All other problems. */
    List<Problem> others(Target target, List<Problem> problems) {
        return problems.stream().filter(problem -> !isOfClass(target, problem)).toList();
    }

    private boolean isOfClass(Target target, Problem problem) {
        return target.use().isPresent()
                && (problem.diagnostic() == Diagnostic.DRIFT || problem.diagnostic() == Diagnostic.RENAMED)
                && source.isCompiled(target.type())
                && !(problem.rule().filter(OF_ENUM::contains).isPresent()
                        && new TypeArguments(source, target).areAtFault(problem));
    }
}
