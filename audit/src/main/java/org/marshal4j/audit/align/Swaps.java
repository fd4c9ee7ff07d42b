package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Finds fields that are written in one order and stored in another. */
final class Swaps {

    private Swaps() {}

    /**
     * Finds them.
     *
     * @param own whether nested objects are fields of the object, and not what serializes them
     */
    static void find(boolean own, Grammar reader, Sink all, Mismatches mismatches) {
        Sink sink = new Sink();
        all.slots.stream()
                .filter(slot -> own || slot.written() instanceof Node.Op)
                .forEach(sink.slots::add);
        find(reader, sink, mismatches);
        sink.findings().forEach(all::add);
    }

    private static void find(Grammar reader, Sink sink, Mismatches mismatches) {
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
        single(sink, targets, moved, to, mismatches);
        overwritten(sink, reader, targets, mismatches);
        moved.forEach((from, slot) -> {
            String target = to.get(from);
            if (target != null && from.equals(to.get(target)) && from.compareTo(target) < 0) {
                Slot back = moved.get(target);
                boolean once = times.getOrDefault(from, 0) == 1 && times.getOrDefault(target, 0) == 1;
                mismatches.swapped(
                        from,
                        target,
                        slot,
                        slot.sure() && back != null && back.sure() && once && isPlain(slot, back, reader),
                        sink);
            }
        });
    }

    /** Whether fields hold just what is read: a method may make of one reading what belongs to another field. */
    private static boolean isPlain(Slot one, Slot other, Grammar reader) {
        return isPlain(one.written())
                && isPlain(other.written())
                && reader.fields().values().stream()
                        .noneMatch(value ->
                                isMade(value) && (isOf(value, id(one.read())) || isOf(value, id(other.read()))));
    }

    private static boolean isPlain(Node written) {
        return !(written instanceof Node.Op op) || Roots.direct(op.value()) != null;
    }

    private static int id(Node node) {
        return node instanceof Node.Op op ? op.id() : -1;
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

    /** A field whose value is read into another field, which then takes the next value as well. */
    private static void overwritten(Sink sink, Grammar reader, Map<Integer, String> targets, Mismatches mismatches) {
        Set<String> kept = new HashSet<>();
        for (Slot slot : sink.slots) {
            if (read(slot.read(), targets) != null) {
                kept.add(String.valueOf(written(slot.written())));
            }
        }
        for (Slot slot : sink.slots) {
            String from = written(slot.written());
            if (from != null
                    && !kept.contains(from)
                    && slot.read() instanceof Node.Op op
                    && reader.overwritten().contains(op.id())
                    && !targets.containsKey(op.id())
                    && !isUsed(op.id(), reader)) {
                mismatches.overwritten(from, slot, sink);
            }
        }
    }

    private static boolean isUsed(int read, Grammar reader) {
        boolean[] used = {reader.fields().values().stream().anyMatch(value -> isOf(value, read))};
        Nodes.each(reader.nodes(), node -> {
            if (node instanceof Node.Op op) {
                used[0] |= op.id() != read && isOf(op.value(), read);
            } else if (node instanceof Node.Loop loop) {
                used[0] |= isOf(loop.count(), read);
            } else if (node instanceof Node.Call call) {
                used[0] |= isOf(call.receiver(), read);
            } else if (node instanceof Node.Choice choice) {
                Values.parts(choice.condition(), value -> used[0] |= isOf(value, read));
            }
        });
        return used[0];
    }

    private static boolean isOf(Value value, int read) {
        return Values.any(value, part -> part instanceof Value.Read of && of.op() == read);
    }

    private static @Nullable String written(Node node) {
        if (node instanceof Node.Op op) {
            String direct = Roots.direct(op.value());
            return direct != null || !isMade(op.value()) ? direct : onlyField(op.value());
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
            boolean own = field.owner() instanceof Value.Self || mayBe(reader.result(), field.owner());
            if (own) {
                collect(value, field.name(), targets);
            }
        });
        targets.values().removeIf(String::isEmpty);
        return targets;
    }

    /** Whether a result is an object, or that object or something else, such as null. */
    private static boolean mayBe(@Nullable Value result, Value object) {
        return object.equals(result)
                || (result instanceof Value.Select select
                        && (mayBe(select.yes(), object) || mayBe(select.no(), object)));
    }

    private static void collect(Value value, String field, Map<Integer, String> targets) {
        Value plain = plain(value);
        if (plain instanceof Value.Read read) {
            // What is stored in two fields is of neither.
            targets.merge(read.op(), field, (a, b) -> a.equals(b) ? a : "");
        } else if (plain instanceof Value.Select select) {
            collect(select.yes(), field, targets);
            collect(select.no(), field, targets);
        } else if (isMade(plain)) {
            int read = onlyRead(plain);
            if (read >= 0) {
                targets.merge(read, field, (a, b) -> a.equals(b) ? a : "");
            }
        }
    }

    /** Whether a method or constructor has made a value of others. */
    private static boolean isMade(Value value) {
        return value instanceof Value.Invoke || value instanceof Value.Fresh;
    }

    /** The field of the object from which alone a value is made; null if there are several, or none. */
    private static @Nullable String onlyField(Value made) {
        Set<String> fields = new HashSet<>();
        boolean other = Values.any(made, part -> {
            String field = Roots.direct(part);
            if (field != null) {
                fields.add(field);
            }
            return part instanceof Value.Read;
        });
        return !other && fields.size() == 1 ? fields.iterator().next() : null;
    }

    /** The reading from which alone a value is made; −1 if there is none, or the object is used too. */
    private static int onlyRead(Value made) {
        Set<Integer> reads = new HashSet<>();
        boolean self = Values.any(made, part -> {
            if (part instanceof Value.Read read) {
                reads.add(read.op());
            }
            return part instanceof Value.Self || part instanceof Value.Field;
        });
        return !self && reads.size() == 1 ? reads.iterator().next() : -1;
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
