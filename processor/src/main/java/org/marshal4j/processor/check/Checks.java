package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.processor.problem.Problem;

/** All checks. */
public final class Checks {

    /** The checks, in the order in which they run. */
    static final List<Function<CheckContext, Check>> ALL = List.of(
            StaleSuperclassCheck::new,
            context -> new RootNameCheck(),
            context -> new EvolutionCheck(),
            context -> new InheritedLastCheck(),
            context -> new ChronicleBytesCheck(),
            context -> new ChronicleWireCheck(),
            AddedSharedCheck::new,
            ParentCheck::new,
            LoopCheck::new,
            OwnKeysCheck::new,
            UrlKeysCheck::new,
            EvolvableKeysCheck::new,
            context -> new ViewCheck(),
            KeyCheck::new,
            TableCheck::new,
            context -> new SchemaIdCheck(),
            DriftCheck::new,
            AcceptedCheck::new);

    private final List<Check> checks;

    /** The checks of a program, for one round of its compilation. */
    public Checks(CheckContext context) {
        this.checks = ALL.stream().map(check -> check.apply(context)).toList();
    }

    /**
     * The problems found in a type.
     *
     * @param isSound whether the type has no known errors yet
     */
    public List<Problem> of(BoundType type, boolean isSound) {
        List<Problem> problems = new ArrayList<>();
        for (Check check : checks) {
            boolean stillSound = isSound && problems.stream().noneMatch(Problem::isError);
            if (stillSound || !check.needsSoundType()) {
                problems.addAll(check.check(type));
            }
        }
        return problems;
    }
}
