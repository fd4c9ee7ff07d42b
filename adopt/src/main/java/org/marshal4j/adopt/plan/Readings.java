package org.marshal4j.adopt.plan;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** How what is written is read: which numbers without a sign, and how many elements. */
final class Readings {

    private final Map<Integer, Set<Integer>> met;
    private final Map<Integer, Node.Op> operations = new HashMap<>();
    private final Set<Integer> masked;

    Readings(FollowedPair pair) {
        met = pair.met();
        masked = masked(pair.read());
        Nodes.each(pair.read().nodes(), node -> {
            if (node instanceof Node.Op op) {
                operations.put(op.id(), op);
            }
        });
    }

    boolean isUnsigned(Node.Op written) {
        return met.getOrDefault(written.id(), Set.of()).stream()
                .map(operations::get)
                .anyMatch(read -> read != null && (read.method().contains("Unsigned") || masked.contains(read.id())));
    }

    /** How many elements are read of what is written, if that is a constant; otherwise 0. */
    int constant(Node.Op written) {
        for (int id : met.getOrDefault(written.id(), Set.of())) {
            Node.Op read = operations.get(id);
            if (read != null && read.value() instanceof Value.Const constant && constant.value() instanceof Integer n) {
                return n;
            }
        }
        return 0;
    }

    /** The readings whose sign a mask, or a method of the JDK, takes away. */
    private static Set<Integer> masked(Grammar read) {
        Set<Integer> masked = new HashSet<>();
        for (Value value : read.fields().values()) {
            Values.any(value, part -> {
                Value inner = part instanceof Value.Invoke call
                                && call.name().startsWith("toUnsigned")
                                && call.args().size() == 1
                        ? call.args().get(0)
                        : part;
                if ((inner != part || part instanceof Value.Binary)
                        && Scalars.bare(inner) instanceof Value.Read reading) {
                    masked.add(reading.op());
                }
                return false;
            });
        }
        return masked;
    }
}
