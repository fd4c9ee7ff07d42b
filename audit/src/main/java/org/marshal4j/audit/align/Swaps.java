package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;

/** Finds fields that are written in one order and stored in another. */
final class Swaps {

    private Swaps() {}

    static void find(Grammar reader, Sink sink, Mismatches mismatches) {
        Map<Integer, String> targets = targets(reader);
        Map<String, Slot> moved = new LinkedHashMap<>();
        Map<String, String> to = new HashMap<>();
        Map<String, Integer> times = new HashMap<>();
        for (Slot slot : sink.slots) {
            String from = written(slot.written());
            String target = read(slot.read(), targets);
            if (from != null && target != null) {
                times.merge(from, 1, Integer::sum);
                if (!from.equals(target)) {
                    moved.putIfAbsent(from, slot);
                    to.putIfAbsent(from, target);
                }
            }
        }
        moved.forEach((from, slot) -> {
            String target = to.get(from);
            if (target != null && from.equals(to.get(target)) && from.compareTo(target) < 0) {
                Slot back = moved.get(target);
                boolean once = times.get(from) == 1 && times.get(target) == 1;
                mismatches.swapped(from, target, slot, slot.sure() && back != null && back.sure() && once, sink);
            }
        });
    }

    private static @Nullable String written(Node node) {
        if (node instanceof Node.Op op) {
            return Roots.direct(op.value());
        }
        return node instanceof Node.Call call ? Roots.direct(call.receiver()) : null;
    }

    private static @Nullable String read(Node node, Map<Integer, String> targets) {
        if (node instanceof Node.Op op) {
            return targets.get(op.id());
        }
        if (node instanceof Node.Call call) {
            String target = targets.get(call.id());
            return target != null ? target : Roots.direct(call.receiver());
        }
        return null;
    }

    private static Map<Integer, String> targets(Grammar reader) {
        Map<Integer, String> targets = new HashMap<>();
        reader.fields().forEach((field, value) -> {
            Value plain = plain(value);
            boolean own = field.owner() instanceof Value.Self || field.owner().equals(reader.result());
            if (own && plain instanceof Value.Read read) {
                // What is stored in two fields is of neither.
                targets.merge(read.op(), field.name(), (a, b) -> "");
            }
        });
        targets.values().removeIf(String::isEmpty);
        return targets;
    }

    private static Value plain(Value value) {
        if (value instanceof Value.Convert convert) {
            return plain(convert.value());
        }
        return value instanceof Value.Truth truth && !truth.condition().less() && truth.condition().negated()
                ? truth.condition().left()
                : value;
    }
}
