package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Which of the numbers that are written are read without a sign. */
final class Readings {

    private final Set<Integer> unsigned = new HashSet<>();
    private final Map<Integer, Value> values = new HashMap<>();

    Readings(Grammar written, Grammar read) {
        List<Node.Op> writes = ops(written);
        List<Node.Op> reads = ops(read);
        Set<Integer> masked = masked(read);
        for (int i = 0; i < Math.min(writes.size(), reads.size()); i++) {
            Node.Op reading = reads.get(i);
            if (!reading.form().equals(writes.get(i).form())) {
                return;
            }
            values.put(writes.get(i).id(), reading.value());
            if (reading.method().contains("Unsigned") || masked.contains(reading.id())) {
                unsigned.add(writes.get(i).id());
            }
        }
    }

    boolean isUnsigned(Node.Op written) {
        return unsigned.contains(written.id());
    }

    /** How many elements are read of what is written, if that is a constant; otherwise 0. */
    int constant(Node.Op written) {
        return values.get(written.id()) instanceof Value.Const constant && constant.value() instanceof Integer n
                ? n
                : 0;
    }

    private static List<Node.Op> ops(Grammar grammar) {
        List<Node.Op> ops = new ArrayList<>();
        Nodes.each(grammar.nodes(), node -> {
            if (node instanceof Node.Op op) {
                ops.add(op);
            }
        });
        return ops;
    }

    /** The readings whose sign a mask takes away. */
    private static Set<Integer> masked(Grammar read) {
        Set<Integer> masked = new HashSet<>();
        for (Value value : read.fields().values()) {
            Values.any(value, part -> {
                if (part instanceof Value.Binary && Scalars.bare(part) instanceof Value.Read reading) {
                    masked.add(reading.op());
                }
                return false;
            });
        }
        return masked;
    }
}
