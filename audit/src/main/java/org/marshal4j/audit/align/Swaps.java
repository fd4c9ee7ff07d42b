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

    static void find(boolean own, Grammar reader, Sink sink, Mismatches mismatches) {
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
        if (own) {
            single(sink, targets, moved, to, mismatches);
        }
        moved.forEach((from, slot) -> {
            String target = to.get(from);
            if (target != null && from.equals(to.get(target)) && from.compareTo(target) < 0) {
                Slot back = moved.get(target);
                boolean once = times.getOrDefault(from, 0) == 1 && times.getOrDefault(target, 0) == 1;
                mismatches.swapped(from, target, slot, slot.sure() && back != null && back.sure() && once, sink);
            }
        });
    }

    /** A field whose value comes from another field, while its own value goes nowhere. */
    private static void single(
            Sink sink,
            Map<Integer, String> targets,
            Map<String, Slot> moved,
            Map<String, String> to,
            Mismatches mismatches) {
        Map<String, Integer> writes = new HashMap<>();
        Map<String, Integer> reads = new HashMap<>();
        Map<String, Boolean> stored = new HashMap<>();
        for (Slot slot : sink.slots) {
            String from = written(slot.written());
            String target = read(slot.read(), targets);
            if (from != null) {
                writes.merge(from, 1, Integer::sum);
                stored.merge(from, target != null, Boolean::logicalOr);
            }
            if (target != null) {
                reads.merge(target, 1, Integer::sum);
            }
        }
        moved.forEach((from, slot) -> {
            String target = to.get(from);
            if (target != null && !from.equals(to.get(target))) {
                boolean twice = writes.getOrDefault(from, 0) > 1 && !writes.containsKey(target);
                boolean never = !reads.containsKey(from)
                        && (reads.getOrDefault(target, 0) > 1 || (stored.containsKey(target) && !stored.get(target)));
                if (twice || never) {
                    // Some are restored from others on purpose.
                    mismatches.swapped(from, target, slot, false, sink);
                }
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
            boolean own = field.owner() instanceof Value.Self || field.owner().equals(reader.result());
            if (own) {
                collect(value, field.name(), targets);
            }
        });
        targets.values().removeIf(String::isEmpty);
        return targets;
    }

    private static void collect(Value value, String field, Map<Integer, String> targets) {
        Value plain = plain(value);
        if (plain instanceof Value.Read read) {
            // What is stored in two fields is of neither.
            targets.merge(read.op(), field, (a, b) -> a.equals(b) ? a : "");
        } else if (plain instanceof Value.Select select) {
            collect(select.yes(), field, targets);
            collect(select.no(), field, targets);
        }
    }

    private static Value plain(Value value) {
        if (value instanceof Value.Convert convert) {
            return plain(convert.value());
        }
        return value instanceof Value.Truth truth
                        && !truth.condition().less()
                        && truth.condition().negated()
                ? truth.condition().left()
                : value;
    }
}
