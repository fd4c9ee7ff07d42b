package org.marshal4j.audit.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Condition;

/**
 * What following a piece of code gives.
 *
 * @param nodes what is written or read
 * @param at the state at each block where the piece ends; empty if every path ends in an exception
 * @param tangled whether nodes after a branch do not belong to each of its paths
 */
record Ends(List<Node> nodes, Map<Integer, State> at, boolean tangled) {

    /** The ends of two branches. */
    static Map<Integer, State> merge(Condition condition, Ends yes, Ends no, Ids ids) {
        Map<Integer, State> merged = new HashMap<>(yes.at());
        no.at().forEach((block, state) -> {
            State other = merged.get(block);
            merged.put(block, other == null ? state : State.merge(condition, other, state, ids));
        });
        return merged;
    }
}
