package org.marshal4j.audit;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
 * @param met for each operation that writes, those that read the same value; by their numbers
 * @param classes the class and its superclasses, as far as they are known, the class first
 * @param enums the enums in the types of their fields, by their internal names
 */
public record FollowedPair(
        Pair pair,
        Grammar written,
        Grammar read,
        PairResult result,
        Map<Integer, Set<Integer>> met,
        List<ClassNode> classes,
        Map<String, ClassNode> enums) {

    /** Copies the collections. */
    public FollowedPair {
        met = Map.copyOf(met);
        classes = List.copyOf(classes);
        enums = Map.copyOf(enums);
    }
}
