package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** Instructions that access fields and call methods. */
final class Calls {

    private final Session session;
    private final StreamCalls streams;
    private final PlainCalls plain;

    Calls(Session session, Follower follower) {
        this.session = session;
        Inlining inlining = new Inlining(session);
        this.streams = new StreamCalls(session, follower, inlining);
        this.plain = new PlainCalls(session, follower, inlining);
    }

    void run(AbstractInsnNode node, State state, List<Node> nodes) {
        if (node instanceof FieldInsnNode field) {
            field(field, state);
        } else if (node instanceof MethodInsnNode call) {
            call(call, state, nodes);
        } else if (node instanceof InvokeDynamicInsnNode dynamic) {
            dynamic(dynamic, state);
        } else if (node instanceof MultiANewArrayInsnNode array) {
            Value length = Values.number(0);
            for (int i = 0; i < array.dims; i++) {
                length = state.pop();
            }
            state.push(new Value.FreshArray(session.ids.next(), length, array.desc));
        } else {
            throw new TooComplex("instruction " + node.getOpcode());
        }
    }

    private void field(FieldInsnNode node, State state) {
        switch (node.getOpcode()) {
            case Opcodes.GETSTATIC -> state.push(session.statics.get(node.owner, node.name, node.desc));
            case Opcodes.PUTSTATIC -> state.pop();
            case Opcodes.GETFIELD -> state.push(get(state.pop(), node.name, node.desc, state));
            default -> {
                Value value = state.pop();
                Value before = state.heap.put(new Value.Field(state.pop(), node.name, node.desc), value);
                int lost = before == null ? -1 : Values.onlyRead(before);
                // It is not lost if what has been read after it is made of it.
                if (lost >= 0
                        && Values.any(value, Value.Read.class::isInstance)
                        && !Values.any(value, part -> part instanceof Value.Read read && read.op() == lost)) {
                    session.overwritten.add(lost);
                }
            }
        }
    }

    static Value get(Value owner, String name, String desc, State state) {
        Value.Field field = new Value.Field(owner, name, desc);
        return state.heap.getOrDefault(field, field);
    }

    private void dynamic(InvokeDynamicInsnNode node, State state) {
        Type[] types = Type.getArgumentTypes(node.desc);
        List<Value> captured = pop(types.length, state);
        String type = Type.getReturnType(node.desc).getDescriptor();
        boolean lambda = node.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory");
        if (lambda && node.bsmArgs.length > 1 && node.bsmArgs[1] instanceof Handle handle) {
            state.push(new Value.Lambda(handle, captured, node.name, type));
        } else {
            state.push(new Value.Invoke("static " + node.bsm.getOwner(), node.name, captured, type));
        }
    }

    private static List<Value> pop(int count, State state) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(0, state.pop());
        }
        return values;
    }

    private void call(MethodInsnNode node, State state, List<Node> nodes) {
        List<Value> args = pop(Type.getArgumentTypes(node.desc).length, state);
        if (node.getOpcode() != Opcodes.INVOKESTATIC) {
            args.add(0, state.pop());
        }
        int kind = switch (node.getOpcode()) {
            case Opcodes.INVOKESTATIC -> Opcodes.H_INVOKESTATIC;
            case Opcodes.INVOKESPECIAL -> Opcodes.H_INVOKESPECIAL;
            case Opcodes.INVOKEINTERFACE -> Opcodes.H_INVOKEINTERFACE;
            default -> Opcodes.H_INVOKEVIRTUAL;
        };
        String owner = node.owner.startsWith("[") ? "java/lang/Object" : node.owner;
        Value result = call(new Handle(kind, owner, node.name, node.desc, node.itf), args, state, nodes);
        if (!node.desc.endsWith(")V")) {
            state.push(
                    result == null
                            ? new Value.Unknown(
                                    session.ids.next(),
                                    Type.getReturnType(node.desc).getDescriptor())
                            : result);
        }
    }

    /** Calls a method; null if nothing is known of its result. */
    @org.jspecify.annotations.Nullable
    Value call(Handle target, List<Value> args, State state, List<Node> nodes) {
        Value buffer = session.buffers.call(target, args, state, session.ids);
        if (buffer != null) {
            return buffer;
        }
        // What a constructor makes has a stream only if it is given one.
        int from = target.getName().equals("<init>") ? 1 : 0;
        boolean stream = args.stream().skip(from).anyMatch(this::holdsStream)
                || args.stream().skip(from).anyMatch(arg -> keepsStream(arg, state));
        return stream ? streams.call(target, args, state, nodes, this) : plain.call(target, args, state, nodes);
    }

    private boolean holdsStream(Value value) {
        if (value instanceof Value.Lambda lambda) {
            return lambda.captured().stream().anyMatch(this::holdsStream) || takesStream(lambda.handle());
        }
        if (value instanceof Value.Fresh fresh) {
            // An object that was given the stream may use it.
            return fresh.args().stream().anyMatch(this::holdsStream);
        }
        return value instanceof Value.Port || (value instanceof Value.Iterator it && holdsStream(it.over()));
    }

    /** Whether the stream is in a field of an object, so that its methods may use it. */
    private static boolean keepsStream(Value value, State state) {
        return state.heap.entrySet().stream()
                .anyMatch(entry -> entry.getValue() instanceof Value.Port
                        && entry.getKey().owner().equals(value));
    }

    private boolean takesStream(Handle handle) {
        if (session.streams.isStream("L" + handle.getOwner() + ";")) {
            return true;
        }
        for (Type type : Type.getArgumentTypes(handle.getDesc())) {
            if (session.streams.isStream(type.getDescriptor())) {
                return true;
            }
        }
        return false;
    }
}
