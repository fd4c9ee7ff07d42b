package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Follows the code of one method. */
final class Follower {

    private final Session session;
    private final Method method;
    private final ControlFlow flow;
    private final Arithmetic arithmetic;
    private final Calls calls;
    /** Blocks at which cases of the switches around the current block begin. */
    private final Set<Integer> cases = new HashSet<>();

    private int line;

    Follower(Session session, Method method) {
        this.session = session;
        this.method = method;
        this.flow = session.flow(method);
        this.arithmetic = new Arithmetic(session);
        this.calls = new Calls(session, this);
    }

    /** What the method writes and reads, and the state in which it returns; no state if it never does. */
    Outcome follow(List<Value> args, Map<Value.Field, Value> heap) {
        State state = new State(method.node().maxLocals + 1, heap);
        int local = 0;
        for (Value arg : args) {
            state.locals[local] = arg;
            local += arg.type().equals("J") || arg.type().equals("D") ? 2 : 1;
        }
        session.followed.add(method.owner().name);
        session.callers.push(method.id());
        try {
            List<Node> nodes = new ArrayList<>(Handlers.of(session, method, flow));
            Ends ends = run(0, Set.of(ControlFlow.EXIT), state, -1);
            nodes.addAll(ends.nodes());
            return new Outcome(nodes, ends.at().get(ControlFlow.EXIT));
        } finally {
            session.callers.pop();
        }
    }

    /** Goes back to a line, to follow the same code again. */
    void backTo(Place place) {
        line = place.line();
    }

    Place place() {
        return Session.place(method, line);
    }

    /** Whether a constructor calls another one for its own object. */
    boolean delegates(Value receiver, State state) {
        return method.node().name.equals("<init>") && receiver.equals(state.locals[0]);
    }

    Method method() {
        return method;
    }

    /** Follows the code from a block to the first of some others; {@code entered} is the loop being followed. */
    Ends run(int start, Set<Integer> stops, State state, int entered) {
        List<Node> nodes = new ArrayList<>();
        int block = start;
        boolean tangled = false;
        boolean first = true;
        while (true) {
            session.ids.step();
            if (!(first && block == entered) && stops.contains(block)) {
                return new Ends(nodes, Map.of(block, state), tangled);
            }
            if (block != entered || !first) {
                if (flow.loop(block) != null) {
                    Ends loop = new Loops(session, this, flow).follow(block, state);
                    nodes.addAll(loop.nodes());
                    if (loop.at().size() != 1) {
                        return finish(nodes, loop, stops, tangled);
                    }
                    block = loop.at().keySet().iterator().next();
                    state = loop.at().values().iterator().next();
                    first = false;
                    continue;
                }
            }
            first = false;
            Block current = flow.blocks.get(block);
            AbstractInsnNode last = straight(current, state, nodes);
            if (current.returns) {
                state.result = last.getOpcode() == Opcodes.RETURN ? null : state.pop();
                state.stack.clear();
                return new Ends(nodes, Map.of(ControlFlow.EXIT, state), tangled);
            }
            if (last.getOpcode() == Opcodes.ATHROW || current.next.isEmpty()) {
                nodes.add(new Node.Fail(place()));
                return new Ends(nodes, Map.of(), tangled);
            }
            if (!(last instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO)
                    && !(last instanceof TableSwitchInsnNode)
                    && !(last instanceof LookupSwitchInsnNode)) {
                block = current.next.get(0);
                if (cases.contains(block) && !stops.contains(block)) {
                    nodes.add(new Node.FallThrough(place()));
                }
                continue;
            }
            int join = flow.join(block);
            Set<Integer> inner = new HashSet<>(stops);
            inner.add(join);
            Ends branch = last instanceof JumpInsnNode jump
                    ? jump(current, jump, state, inner)
                    : Switches.of(last).follow(this, current, state, inner, cases, session.enums);
            nodes.addAll(branch.nodes());
            tangled |= branch.tangled();
            if (!branch.at().containsKey(join) || stops.contains(join)) {
                if (branch.at().size() == 1
                        && !stops.contains(branch.at().keySet().iterator().next())) {
                    throw new TooComplex("code that is no tree of blocks");
                }
                return new Ends(nodes, branch.at(), tangled);
            }
            if (branch.at().size() > 1) {
                // Other paths have left for a block outside; what follows is not for them.
                Ends rest = run(join, stops, branch.at().get(join), -1);
                Map<Integer, State> at = new HashMap<>(branch.at());
                at.remove(join);
                Condition unknown = Conditions.equal(new Value.Unknown(session.ids.next(), "Z"), Values.number(0))
                        .not();
                nodes.addAll(rest.nodes());
                return new Ends(nodes, Ends.merge(unknown, new Ends(List.of(), at, true), rest, session.ids), true);
            }
            state = branch.at().get(join);
            block = join;
        }
    }

    /** After a loop that goes on at several places, each of them is followed. */
    private Ends finish(List<Node> nodes, Ends loop, Set<Integer> stops, boolean tangled) {
        Ends all = new Ends(List.of(), Map.of(), false);
        for (Map.Entry<Integer, State> end : loop.at().entrySet()) {
            Condition unknown = Conditions.equal(new Value.Unknown(session.ids.next(), "Z"), Values.number(0))
                    .not();
            Ends next = run(end.getKey(), stops, end.getValue(), -1);
            List<Node> both = all.at().isEmpty() && all.nodes().isEmpty()
                    ? next.nodes()
                    : List.of(new Node.Choice(unknown, all.nodes(), next.nodes(), place()));
            all = new Ends(both, Ends.merge(unknown, all, next, session.ids), all.tangled() || next.tangled());
        }
        nodes.addAll(all.nodes());
        return new Ends(nodes, all.at(), tangled || all.tangled());
    }

    /** Runs a block up to its last instruction, which is only run if it is no jump. */
    AbstractInsnNode straight(Block block, State state, List<Node> nodes) {
        AbstractInsnNode last = method.node().instructions.get(block.end - 1);
        for (int i = block.first; i < block.end; i++) {
            AbstractInsnNode node = method.node().instructions.get(i);
            session.ids.step();
            if (node instanceof LineNumberNode number) {
                line = number.line;
            }
            boolean jumps = node instanceof JumpInsnNode
                    || node instanceof TableSwitchInsnNode
                    || node instanceof LookupSwitchInsnNode
                    || node.getOpcode() == Opcodes.ATHROW
                    || (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN);
            if (!jumps && !arithmetic.run(node, state)) {
                calls.run(node, state, nodes);
            }
        }
        return last;
    }

    private Ends jump(Block block, JumpInsnNode jump, State state, Set<Integer> stops) {
        Condition condition = condition(jump.getOpcode(), state);
        Place at = place();
        return branch(condition, block.next.get(1), block.next.get(0), state, stops, at);
    }

    /** Follows both branches of a condition, or the one that is possible. */
    Ends branch(Condition condition, int yes, int no, State state, Set<Integer> stops, Place at) {
        var decided = Conditions.decide(condition);
        if (decided.isPresent()) {
            return run(decided.get() ? yes : no, stops, state, -1);
        }
        Ends one = run(yes, stops, state.copy(), -1);
        line = at.line();
        Ends other = run(no, stops, state, -1);
        line = at.line();
        return either(condition, one, other, at);
    }

    Ends either(Condition condition, Ends yes, Ends no, Place at) {
        boolean empty = yes.nodes().isEmpty() && no.nodes().isEmpty();
        List<Node> nodes = empty ? List.of() : List.of(new Node.Choice(condition, yes.nodes(), no.nodes(), at));
        boolean apart = Nodes.moves(yes.nodes()) || Nodes.moves(no.nodes());
        return new Ends(nodes, Ends.merge(condition, yes, no, session.ids), apart && (yes.tangled() || no.tangled()));
    }

    static Condition condition(int opcode, State state) {
        Value right;
        if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            right = Values.nothing();
        } else {
            right = opcode <= Opcodes.IFLE ? Values.number(0) : state.pop();
        }
        Value left = state.pop();
        return switch (opcode) {
            case Opcodes.IFEQ, Opcodes.IF_ICMPEQ, Opcodes.IF_ACMPEQ, Opcodes.IFNULL -> Conditions.equal(left, right);
            case Opcodes.IFNE, Opcodes.IF_ICMPNE, Opcodes.IF_ACMPNE, Opcodes.IFNONNULL ->
                Conditions.equal(left, right).not();
            case Opcodes.IFLT, Opcodes.IF_ICMPLT -> Conditions.less(left, right);
            case Opcodes.IFGE, Opcodes.IF_ICMPGE -> Conditions.less(left, right).not();
            case Opcodes.IFGT, Opcodes.IF_ICMPGT -> Conditions.less(right, left);
            default -> Conditions.less(right, left).not();
        };
    }

    /** Parameters of the method, with the streams among them. */
    static List<Value> parameters(Session session, Method method, @Nullable Value receiver) {
        List<Value> args = new ArrayList<>();
        if (receiver != null) {
            args.add(receiver);
        }
        int index = 0;
        for (Type type : Type.getArgumentTypes(method.node().desc)) {
            String desc = type.getDescriptor();
            args.add(session.streams.isStream(desc) ? new Value.Port(index, desc) : new Value.Param(index, desc));
            index++;
        }
        return args;
    }
}
