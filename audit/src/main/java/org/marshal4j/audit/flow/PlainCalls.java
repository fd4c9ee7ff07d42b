package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Elements;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;

/** Calls that have nothing to do with a stream: what they return, and the fields that they assign. */
record PlainCalls(Session session, Follower follower, Inlining inlining) {
    private static final int SMALL = 12;
    private static final int CONSTRUCTOR = 160;

    /** Their result is what they are called on, or with, in another form. */
    private static final Set<String> SAME = Set.of("""
            java/util/Objects.requireNonNull java/util/Collections.unmodifiableList
            java/util/Collections.unmodifiableSet java/util/Collections.unmodifiableMap
            java/util/Collections.unmodifiableCollection java/lang/Integer.valueOf java/lang/Long.valueOf
            java/lang/Short.valueOf java/lang/Byte.valueOf java/lang/Boolean.valueOf java/lang/Double.valueOf
            java/lang/Float.valueOf java/lang/Character.valueOf java/lang/Integer.intValue
            java/lang/Long.longValue java/lang/Short.shortValue java/lang/Byte.byteValue
            java/lang/Boolean.booleanValue java/lang/Double.doubleValue java/lang/Float.floatValue
            java/lang/Character.charValue
            """.split("\\s+"));

    @Nullable
    Value call(Handle target, List<Value> args, State state, List<Node> nodes) {
        if (target.getName().equals("<init>")) {
            construct(target, args, state);
            return null;
        }
        Value known = known(target, args);
        if (known != null) {
            return known;
        }
        if (!args.isEmpty() && args.get(0) instanceof Value.Lambda) {
            args.forEach(this::escapes);
            return invoke(target, args);
        }
        Method method = inlining.target(target, args);
        if (method != null && worthFollowing(method, args)) {
            Outcome outcome = attempt(method, args, state);
            if (outcome != null && outcome.end() != null && usesBuffers(outcome.nodes())) {
                State end = outcome.end();
                state.heap.putAll(end.heap);
                nodes.addAll(Nodes.moves(outcome.nodes()) ? outcome.nodes() : List.of());
                return end.result;
            }
        }
        args.forEach(this::escapes);
        stores(target, args);
        return invoke(target, args);
    }

    /** Remembers what a collection or a map takes. */
    private void stores(Handle target, List<Value> args) {
        if (target.getName().equals("put") && target.getDesc().startsWith("(Ljava/lang/Object;Ljava/lang/Object;)")) {
            session.stored(args.get(1), Elements.key(args.get(0)));
            session.stored(args.get(2), Elements.value(args.get(0)));
        } else if (target.getName().equals("add") && target.getDesc().startsWith("(Ljava/lang/Object;)")) {
            session.stored(args.get(1), Elements.of(args.get(0)));
        } else if (target.getName().equals("set") && target.getDesc().startsWith("(ILjava/lang/Object;)")) {
            session.storedAt(args.get(2), args.get(1));
        }
    }

    /** Whether nodes are only of buffers that were made in memory. */
    private boolean usesBuffers(List<Node> nodes) {
        boolean[] other = {false};
        Nodes.each(
                nodes,
                node -> other[0] |= (node instanceof Node.Op op && !session.buffers.contains(op.port()))
                        || (node instanceof Node.Call call && !session.buffers.contains(call.port()))
                        || (node instanceof Node.Opaque opaque && !session.buffers.contains(opaque.port())));
        return !other[0];
    }

    private void escapes(Value value) {
        if (value instanceof Value.Fresh fresh) {
            session.escaped.add(fresh.id());
        }
    }

    private @Nullable Outcome attempt(Method method, List<Value> args, State state) {
        try {
            return inlining.follow(method, args, state);
        } catch (TooComplex e) {
            return null;
        }
    }

    /** Getters, setters, and small methods of the object itself. */
    private boolean worthFollowing(Method method, List<Value> args) {
        if (method.owner().name.startsWith("java/")) {
            return false;
        }
        if (Buffers.makes(method.node().instructions)) {
            return true;
        }
        int size = 0;
        for (AbstractInsnNode node : method.node().instructions) {
            boolean loops = node instanceof JumpInsnNode jump
                    && method.node().instructions.indexOf(jump.label)
                            < method.node().instructions.indexOf(node);
            if (loops) {
                return false;
            }
            size += node.getOpcode() >= 0 ? 1 : 0;
        }
        boolean access = method.isStatic() && (method.node().access & Opcodes.ACC_SYNTHETIC) != 0;
        boolean own = !args.isEmpty() && (args.get(0) instanceof Value.Self || args.get(0) instanceof Value.Fresh);
        return size <= 5 || access || (own && size <= 4 * SMALL);
    }

    private void construct(Handle target, List<Value> args, State state) {
        Value self = args.get(0);
        if (self instanceof Value.Fresh fresh && !follower.delegates(self, state)) {
            Value made = new Value.Fresh(fresh.id(), List.copyOf(args.subList(1, args.size())), fresh.type());
            state.replace(value -> value.equals(fresh) ? made : value);
            self = made;
        }
        Method method = inlining.target(target, args);
        if (method == null
                || method.owner().name.startsWith("java/")
                || method.node().instructions.size() > CONSTRUCTOR) {
            if (!target.getOwner().equals("java/lang/Object")) {
                args.forEach(this::escapes);
                escapes(self);
            }
            return;
        }
        List<Value> with = new ArrayList<>(args);
        with.set(0, self);
        Outcome outcome = attempt(method, with, state);
        if (outcome != null && outcome.end() != null) {
            state.heap.putAll(outcome.end().heap);
        } else {
            escapes(self);
        }
    }

    /** Whether a method of the JDK uses no stream that is passed to it. */
    static boolean isNeutral(Handle target) {
        String owner = target.getOwner();
        return owner.equals("java/util/Objects")
                || owner.equals("java/lang/String")
                || owner.equals("java/lang/StringBuilder")
                || target.getName().equals("getClass")
                || target.getName().equals("hashCode")
                || target.getName().equals("toString");
    }

    private @Nullable Value known(Handle target, List<Value> args) {
        String name = target.getName();
        if (SAME.contains(target.getOwner() + "." + name) && args.size() <= 2) {
            return args.get(0);
        }
        // Collections of other libraries have the same methods.
        boolean plain = args.size() == 1
                && target.getTag() != Opcodes.H_INVOKESTATIC
                && !(args.get(0) instanceof Value.Self)
                && !target.getOwner().startsWith("java/nio/");
        boolean counts = name.equals("size") || name.equals("length");
        if (plain && counts && target.getDesc().equals("()I")) {
            return Values.size(args.get(0));
        }
        if (plain && name.equals("isEmpty") && target.getDesc().equals("()Z")) {
            return new Value.Truth(
                    org.marshal4j.audit.value.Conditions.equal(Values.size(args.get(0)), Values.number(0)));
        }
        if (plain && (name.equals("iterator") || name.equals("listIterator"))) {
            return new Value.Iterator(
                    Values.collection(args.get(0)),
                    Type.getReturnType(target.getDesc()).getDescriptor());
        }
        if (plain && name.equals("next") && args.get(0) instanceof Value.Iterator iterator) {
            return new Value.Element(iterator.over(), 0, "?");
        }
        return null;
    }

    static Value invoke(Handle target, List<Value> args) {
        String owner = (target.getTag() == Opcodes.H_INVOKESTATIC ? "static " : "") + target.getOwner();
        return new Value.Invoke(
                owner,
                target.getName(),
                List.copyOf(args),
                Type.getReturnType(target.getDesc()).getDescriptor());
    }
}
