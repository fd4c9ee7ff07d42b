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
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Finds fields that come back as something else, although all bytes fit: as their opposite, or always the same. */
final class Restored {

    private final Grammar writer;
    private final Grammar reader;
    private final Sink sink;
    private final Mismatches mismatches;
    private final Map<Integer, Value> written = new HashMap<>();
    private final Map<Integer, Slot> slots = new HashMap<>();
    private final Set<String> mentioned = new HashSet<>();

    private Restored(Grammar writer, Grammar reader, Sink sink, Mismatches mismatches) {
        this.writer = writer;
        this.reader = reader;
        this.sink = sink;
        this.mismatches = mismatches;
    }

    static void find(Grammar writer, Grammar reader, Sink sink, Mismatches mismatches) {
        new Restored(writer, reader, sink, mismatches).find();
    }

    private void find() {
        Set<Integer> several = new HashSet<>();
        for (Slot slot : sink.slots) {
            if (slot.written() instanceof Node.Op one && slot.read() instanceof Node.Op other) {
                Value before = written.put(other.id(), Canon.ofWriter().of(one.value()));
                slots.put(other.id(), slot);
                if (before != null && !before.equals(written.get(other.id()))) {
                    several.add(other.id());
                }
            }
        }
        written.keySet().removeAll(several);
        Nodes.each(writer.nodes(), this::mention);
        reader.fields().forEach((field, value) -> {
            boolean own = field.owner() instanceof Value.Self || field.owner().equals(reader.result());
            int read = own ? Values.onlyRead(value) : -1;
            Slot slot = slots.get(read);
            if (slot != null && written.containsKey(read)) {
                check(field.name(), Canon.ofReader(written).of(value), slot);
            }
        });
    }

    private void check(String field, Value restored, Slot slot) {
        boolean certain = slot.sure() && sink.gaps.isEmpty();
        if (restored instanceof Value.Truth truth && isOpposite(field, truth)) {
            add(field, slot, certain, "field " + field + " comes back as its opposite");
        } else if (restored instanceof Value.Const constant
                && (Integer.valueOf(0).equals(constant.value())
                        || Integer.valueOf(1).equals(constant.value()))
                && !mentioned.contains(field)) {
            add(field, slot, false, "field " + field + " is read, and always comes back the same");
        }
    }

    private static boolean isOpposite(String field, Value.Truth truth) {
        boolean zero = truth.condition().right() instanceof Value.Const constant
                && Integer.valueOf(0).equals(constant.value());
        return zero
                && !truth.condition().less()
                && !truth.condition().negated()
                && truth.condition().left().type().equals("Z")
                && field.equals(Roots.direct(truth.condition().left()));
    }

    private void add(String field, Slot slot, boolean certain, String what) {
        sink.add(mismatches.finding(
                FindingKind.ONE_SIDED_CHOICE,
                certain ? Certainty.CERTAIN : Certainty.LIKELY,
                field,
                slot.written().place(),
                slot.read().place(),
                what));
    }

    /** Remembers all fields that the writer uses in any way, and whether it may use others. */
    private void mention(Node node) {
        if (node instanceof Node.Op op) {
            mention(op.value());
        } else if (node instanceof Node.Call call) {
            mention(call.receiver());
        } else if (node instanceof Node.Loop loop) {
            mention(loop.count());
        } else if (node instanceof Node.Choice choice) {
            Values.parts(choice.condition(), this::mention);
        }
    }

    private void mention(Value value) {
        Values.any(value, part -> {
            if (part instanceof Value.Field field) {
                mentioned.add(field.name());
            }
            return false;
        });
    }
}
