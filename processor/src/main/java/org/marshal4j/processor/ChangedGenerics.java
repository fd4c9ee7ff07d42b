package org.marshal4j.processor;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/**
 * Changes of generic classes. Each type to which fields bind such a class has a schema, but the change was made once,
 * in the class, and is reported there if the class is compiled.
 */
final class ChangedGenerics {
    /** The name of the rule in the message of a change. */
    private static final Pattern RULE = Pattern.compile(" \\(([a-z-]+): ");

    /** What such a rule says of a field whose type is a type variable was done to the enum. */
    private static final String OF_ENUM = "enum-";

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
                        said.add(target.type() + " " + problem.place().field() + " " + rule(problem)))
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
                && !(rule(problem).startsWith(OF_ENUM) && new TypeArguments(source, target).areAtFault(problem));
    }

    private static String rule(Problem problem) {
        Matcher rule = RULE.matcher(problem.message());
        return rule.find() ? rule.group(1) : "";
    }
}
