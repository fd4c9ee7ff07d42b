package org.marshal4j.audit;

import java.util.List;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.report.PairResult;
import org.objectweb.asm.tree.ClassNode;

/**
 * All that an audit knows of a pair.
 *
 * @param pair the methods
 * @param written what the first one writes
 * @param read what the other one reads
 * @param result what is wrong, and what was not understood
 * @param classes the class and its superclasses, as far as they are known, the class first
 */
public record FollowedPair(Pair pair, Grammar written, Grammar read, PairResult result, List<ClassNode> classes) {

    /** Copies the list. */
    public FollowedPair {
        classes = List.copyOf(classes);
    }
}
