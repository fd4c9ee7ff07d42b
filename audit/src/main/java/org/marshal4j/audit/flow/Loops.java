package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Follows loops: their body once, with variables of which nothing is known but how they begin. */
record Loops(Session session, Follower follower, ControlFlow flow) {
    Ends follow(int header, State before) {
        BitSet body = Objects.requireNonNull(flow.loop(header));
        Set<Value.Field> assigned = new HashSet<>();
        Place start = follower.place();
        // Fields that the body assigns have an unknown value when it begins; which ones those are, a first run tells.
        for (int run = 0; ; run++) {
            follower.backTo(start);
            State state = before.copy();
            Map<Integer, Value> unknown = forget(body, state);
            assigned.forEach(field -> state.heap.put(field, new Value.Unknown(session.ids.next(), field.type())));
            Ends ends = once(header, body, before, state, unknown);
            Set<Value.Field> now = changed(before, ends);
            if (assigned.containsAll(now) || run == 3) {
                return ends;
            }
            assigned.addAll(now);
        }
    }

    private static Set<Value.Field> changed(State before, Ends ends) {
        Set<Value.Field> changed = new HashSet<>();
        ends.at()
                .values()
                .forEach(state -> state.heap.forEach((field, value) -> {
                    if (!value.equals(before.heap.get(field))) {
                        changed.add(field);
                    }
                }));
        return changed;
    }

    private Map<Integer, Value> forget(BitSet body, State state) {
        Map<Integer, Value> unknown = new HashMap<>();
        body.stream().forEach(index -> {
            Block block = flow.blocks.get(index);
            for (int i = block.first; i < block.end; i++) {
                AbstractInsnNode node = follower.method().node().instructions.get(i);
                int local = node instanceof IincInsnNode increment
                        ? increment.var
                        : node instanceof VarInsnNode variable && node.getOpcode() >= Opcodes.ISTORE
                                ? variable.var
                                : -1;
                Value value = local < 0 ? null : state.locals[local];
                if (value != null && !unknown.containsKey(local)) {
                    Value forgotten = new Value.Unknown(session.ids.next(), value.type());
                    unknown.put(local, forgotten);
                    state.locals[local] = forgotten;
                }
            }
        });
        return unknown;
    }

    private Ends once(int header, BitSet body, State before, State state, Map<Integer, Value> unknown) {
        Block head = flow.blocks.get(header);
        List<Integer> exits = flow.exits(body);
        Set<Integer> stops = new HashSet<>(exits);
        stops.add(header);
        List<Node> nodes = new ArrayList<>();
        AbstractInsnNode last = follower.method().node().instructions.get(head.end - 1);
        boolean tests = last instanceof JumpInsnNode
                && last.getOpcode() != Opcodes.GOTO
                && body.get(head.next.get(0)) != body.get(head.next.get(1));
        if (!tests) {
            return irregular(header, stops, state, follower.place());
        }
        State atTest = state.copy();
        follower.straight(head, atTest, nodes);
        Place place = follower.place();
        if (!nodes.isEmpty()) {
            return irregular(header, stops, state, place);
        }
        Condition jumps = Follower.condition(last.getOpcode(), atTest);
        boolean staysByJump = body.get(head.next.get(1));
        Condition stays = staysByJump ? jumps : jumps.not();
        Ends inside = follower.run(head.next.get(staysByJump ? 1 : 0), stops, atTest.copy(), -1);
        int exit = head.next.get(staysByJump ? 0 : 1);
        boolean regular = inside.at().keySet().equals(Set.of(header)) && !inside.tangled();
        if (!regular) {
            if (Nodes.moves(inside.nodes())) {
                return irregular(header, stops, state, place);
            }
            if (inside.at().isEmpty()) {
                return new Ends(List.of(), Map.of(exit, atTest), false);
            }
            Map<Integer, State> at = new HashMap<>(inside.at());
            at.remove(header);
            at.put(exit, atTest);
            return new Ends(List.of(), at, false);
        }
        State end = Objects.requireNonNull(inside.at().get(header));
        copyHeap(end, atTest);
        if (!Nodes.moves(inside.nodes())) {
            return new Ends(List.of(), Map.of(exit, atTest), false);
        }
        Map<Integer, Value> starts = new HashMap<>();
        unknown.forEach((local, value) -> starts.put(local, Objects.requireNonNull(before.locals[local])));
        Counts counts = new Counts(unknown, starts, end);
        Value count = counts.of(stays);
        Value known = count == null ? new Value.Unknown(session.ids.next(), "I") : count;
        int order = new ElementOrder(session, counts).of(inside.nodes());
        nodes.add(new Node.Loop(session.ids.next(), known, inside.nodes(), order, place));
        return new Ends(nodes, Map.of(exit, atTest), false);
    }

    /** Fields that the body has assigned may have been assigned when the loop ends. */
    private static void copyHeap(State end, State atTest) {
        end.heap.forEach((field, value) -> atTest.heap.putIfAbsent(field, value));
    }

    /** A loop that is left in its middle or does something before its test. */
    private Ends irregular(int header, Set<Integer> stops, State state, Place place) {
        Ends ends = follower.run(header, stops, state, header);
        Map<Integer, State> at = new HashMap<>(ends.at());
        at.remove(header);
        if (!Nodes.moves(ends.nodes())) {
            return new Ends(ends.nodes(), at, false);
        }
        return new Ends(List.of(new Node.Opaque("a loop that is not left at its head", place)), at, false);
    }
}
