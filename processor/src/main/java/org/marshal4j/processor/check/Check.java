package org.marshal4j.processor.check;

import java.util.List;
import org.marshal4j.processor.problem.Problem;

/** Looks for one kind of mistake in a type as a whole. */
interface Check {

    /** The problems found in a type. */
    List<Problem> check(BoundType type);

    /** Whether it only looks at types that have no errors so far. */
    default boolean needsSoundType() {
        return false;
    }
}
