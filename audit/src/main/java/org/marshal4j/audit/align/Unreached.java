package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Finds fields that are only written, or only read, where no object leads. */
record Unreached(Sink sink, Mismatches mismatches) {
    static void find(Grammar writer, Grammar reader, Sink sink, Mismatches mismatches) {
        if (sink.isWhole()) {
            Unreached unreached = new Unreached(sink, mismatches);
            unreached.written(writer, reader.start());
            unreached.read(writer, reader);
        }
    }

    private void written(Grammar writer, Place start) {
        Map<String, Place> never = new HashMap<>();
        Set<String> reached = new HashSet<>();
        Nodes.each(writer.nodes(), node -> fields(node, never, reached));
        never.keySet().removeAll(reached);
        never.forEach((field, place) -> add(
                FindingKind.ONE_SIDED_CHOICE,
                field,
                place,
                start,
                "field " + field + " is written where nothing leads"));
    }

    private void fields(Node node, Map<String, Place> never, Set<String> reached) {
        int id = id(node);
        boolean isReached = id < 0 || sink.reached.contains(id);
        for (String field : fields(node)) {
            if (isReached) {
                reached.add(field);
            } else {
                never.putIfAbsent(field, node.place());
            }
        }
    }

    private static int id(Node node) {
        return node instanceof Node.Op op ? op.id() : node instanceof Node.Call call ? call.id() : -1;
    }

    private static Set<String> fields(Node node) {
        Set<String> fields = new HashSet<>();
        Value value = node instanceof Node.Op op ? op.value() : node instanceof Node.Call call ? call.receiver() : null;
        if (value != null) {
            Values.any(value, part -> {
                String field = Roots.direct(part);
                if (field != null) {
                    fields.add(field);
                }
                return false;
            });
        }
        return fields;
    }

    /** Fields that get a value from the stream, of which the writer knows nothing and which no object leads to. */
    private void read(Grammar writer, Grammar reader) {
        Set<String> used = new HashSet<>();
        Nodes.each(writer.nodes(), node -> used.addAll(fields(node)));
        Map<Integer, Place> unreached = new HashMap<>();
        Nodes.each(reader.nodes(), node -> {
            int id = id(node);
            if (id >= 0 && !sink.reached.contains(id)) {
                unreached.put(id, node.place());
            }
        });
        reader.fields().forEach((field, value) -> {
            Set<Integer> reads = new HashSet<>();
            collect(value, reads);
            boolean own = field.owner() instanceof Value.Self || field.owner().equals(reader.result());
            Place place =
                    reads.isEmpty() ? null : unreached.get(reads.iterator().next());
            if (own && place != null && unreached.keySet().containsAll(reads) && !used.contains(field.name())) {
                add(
                        FindingKind.ONE_SIDED_CHOICE,
                        field.name(),
                        writer.start(),
                        place,
                        "field " + field.name() + " is read where nothing that is written leads");
            }
        });
    }

    /** The readings that a value is one of, or is made of; not those that only decide which one. */
    private static void collect(Value value, Set<Integer> reads) {
        if (value instanceof Value.Select select) {
            collect(select.yes(), reads);
            collect(select.no(), reads);
        } else {
            Values.any(value, part -> part instanceof Value.Read read && !reads.add(read.op()));
        }
    }

    private void add(FindingKind kind, String field, Place written, Place read, String what) {
        sink.add(mismatches.finding(kind, Certainty.LIKELY, field, written, read, what));
    }
}
