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
import org.marshal4j.audit.value.Elements;
import org.marshal4j.audit.value.Mapping;
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
        sink.gaps.addAll(all.gaps);
        compare(own, reader, sink, mismatches);
        sink.findings().forEach(all::add);
    }

    private static void compare(boolean own, Grammar reader, Sink sink, Mismatches mismatches) {
        Map<Integer, String> targets = targets(reader);
        Map<String, Slot> moved = new LinkedHashMap<>();
        Map<String, String> to = new HashMap<>();
        Map<String, Integer> times = new HashMap<>();
        for (Slot slot : sink.slots) {
            String from = written(slot.written());
            String target = read(slot.read(), targets);
            // An element of a field and another field as a whole have nothing to do with each other.
            if (from != null && target != null && from.contains(" ") == target.contains(" ")) {
                times.merge(from, 1, Integer::sum);
                if (!from.equals(target)) {
                    moved.putIfAbsent(from, slot);
                    to.putIfAbsent(from, target);
                }
            }
        }
        single(sink, targets, moved, to, mismatches);
        overwritten(sink, reader, targets, mismatches);
        if (own) {
            unread(sink, reader, targets, mismatches);
        }
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

    /**
     * Whether both fields are written in the same way, and hold what is read in the same way: a method may make of one
     * reading what belongs to another field.
     */
    private static boolean isPlain(Slot one, Slot other, Grammar reader) {
        return shape(one.written()).equals(shape(other.written()))
                && made(one.read(), reader).equals(made(other.read(), reader));
    }

    /** What is written, whatever field it is made of. */
    private static Object shape(Node written) {
        return written instanceof Node.Op op
                ? new Mapping(Swaps::anonymous).apply(op.value())
                : ((Node.Call) written).pair();
    }

    /** What methods and constructors make of a reading. */
    private static Set<Value> made(Node read, Grammar reader) {
        Set<Value> made = new HashSet<>();
        for (Value value : reader.fields().values()) {
            if (isMade(value) && isOf(value, id(read))) {
                made.add(new Mapping(Swaps::anonymous).apply(value));
            }
        }
        return made;
    }

    private static Value anonymous(Value value) {
        if (value instanceof Value.Field field && Roots.direct(field) != null) {
            return new Value.Field(new Value.Self("?"), "", field.type());
        } else if (value instanceof Value.Read read) {
            return new Value.Read(0, read.type());
        } else if (value instanceof Value.Fresh fresh) {
            return new Value.Fresh(0, fresh.args(), fresh.type());
        }
        Value container = Elements.container(value);
        return container != null ? Elements.of(container) : value;
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
            if (from != null && !(slot.written() instanceof Node.Op op && isPart(op.value()))) {
                writes.merge(from, 1, Integer::sum);
                stored.merge(from, target != null, Boolean::logicalOr);
            }
            if (target != null) {
                reads.merge(target, 1, Integer::sum);
            }
        }
        moved.forEach((from, slot) -> {
            String target = to.get(from);
            boolean part = slot.written() instanceof Node.Op op && isPart(op.value());
            boolean alike = target != null && role(from).equals(role(target));
            if (target != null && alike && !part && !from.equals(to.get(target))) {
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

    private static void unread(Sink sink, Grammar reader, Map<Integer, String> targets, Mismatches mismatches) {
        for (Slot slot : sink.slots) {
            String from = slot.written() instanceof Node.Op op ? Roots.direct(op.value()) : null;
            if (from != null && isUnread(from, reader) && !targets.containsValue(from)) {
                mismatches.unread(from, slot, sink);
            }
        }
    }

    /** Whether a reader goes by what a field holds before. */
    private static boolean isUnread(String field, Grammar reader) {
        boolean[] used = {false};
        Nodes.each(reader.nodes(), node -> {
            Value count =
                    node instanceof Node.Loop loop ? loop.count() : node instanceof Node.Op op ? op.value() : null;
            used[0] |= count != null && field.equals(Roots.direct(count));
        });
        return used[0];
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
                boolean lost = isLost(from, reader)
                        || sink.slots.stream()
                                .anyMatch(next -> from.equals(read(next.read(), targets))
                                        && Roots.direct(value(next.written())) != null
                                        && isLost(String.valueOf(written(next.written())), reader));
                mismatches.overwritten(from, slot, slot.sure() && sink.gaps.isEmpty() && lost, sink);
            }
        }
    }

    private static Value value(Node written) {
        return written instanceof Node.Op op ? op.value() : ((Node.Call) written).receiver();
    }

    /** Whether the reader gives a field no value. */
    private static boolean isLost(String field, Grammar reader) {
        return reader.fields().keySet().stream().noneMatch(each -> each.name().equals(field));
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
            Value value = orDefault(op.value());
            String direct = Roots.direct(value);
            String element = direct != null ? direct : element(value, Map.of());
            boolean ofElement = Values.any(value, part -> Elements.container(part) != null);
            return element != null || ofElement || !(isMade(value) || isPart(value)) ? element : onlyField(value);
        }
        return node instanceof Node.Call call ? Roots.direct(call.receiver()) : null;
    }

    private static String role(String name) {
        return name.substring(0, name.lastIndexOf(' ') + 1);
    }

    /** Whether a value is what a field of the object has in a field of its own. */
    private static boolean isPart(Value value) {
        return value instanceof Value.Field field && (Roots.direct(field.owner()) != null || isPart(field.owner()));
    }

    /** A field that is written, with something else in its place if it is null. */
    private static Value orDefault(Value value) {
        if (value instanceof Value.Select select && select.condition().right().equals(Values.nothing())) {
            Value field = select.condition().negated() ? select.yes() : select.no();
            return field.equals(select.condition().left()) ? field : value;
        }
        return value;
    }

    /** The field whose array, collection or map has a value in it; null if it is in none. */
    private static @Nullable String element(Value value, Map<Value, String> made) {
        Value container = Elements.container(value);
        String field = container == null ? null : Roots.direct(container);
        String name = field == null && container != null ? made.get(container) : field;
        return name == null ? null : Elements.roleText(value) + name;
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
        Map<Value, String> made = new HashMap<>();
        reader.fields().forEach((field, value) -> made.put(value, field.name()));
        reader.elements().forEach((read, value) -> {
            String element = element(value, made);
            targets.merge(read, element == null ? "" : element, (a, b) -> a.equals(b) ? a : "");
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
            int read = Values.onlyRead(plain);
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
