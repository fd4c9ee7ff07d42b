package org.marshal4j.audit.flow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Finds the methods that calls run, and follows them. */
record Inlining(Session session) {
    private static final int DEPTH = 16;

    /** The one method that a call can run; null if there are several, or it has no code that is known. */
    @Nullable
    Method target(Handle handle, List<Value> args) {
        String owner = handle.getOwner();
        Method found = switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> session.hierarchy.resolve(owner, handle.getName(), handle.getDesc());
            case Opcodes.H_INVOKESPECIAL, Opcodes.H_NEWINVOKESPECIAL -> special(handle);
            default -> virtual(handle, args.get(0));
        };
        return found == null || !found.hasCode() ? null : found;
    }

    private @Nullable Method special(Handle handle) {
        ClassNode node = session.hierarchy.find(handle.getOwner());
        if (handle.getName().equals("<init>")) {
            return node == null ? null : Hierarchy.declared(node, handle.getName(), handle.getDesc());
        }
        return session.hierarchy.resolve(handle.getOwner(), handle.getName(), handle.getDesc());
    }

    private @Nullable Method virtual(Handle handle, Value receiver) {
        String exact = receiver instanceof Value.Self
                ? session.self
                : receiver instanceof Value.Fresh fresh ? name(fresh.type()) : null;
        if (exact != null && session.hierarchy.find(exact) != null) {
            return session.hierarchy.resolve(exact, handle.getName(), handle.getDesc());
        }
        String narrowest = narrowest(handle.getOwner(), receiver);
        Method found = session.hierarchy.resolve(narrowest, handle.getName(), handle.getDesc());
        // Streams that override what others are written in terms of write the same bytes.
        boolean fixed = found != null
                && (found.isFixed()
                        || receiver instanceof Value.Port
                        || !session.hierarchy.isOverridden(narrowest, handle.getName(), handle.getDesc()));
        return fixed ? found : null;
    }

    private String narrowest(String owner, Value receiver) {
        String known = name(receiver.type());
        return session.hierarchy.isA(known, owner) ? known : owner;
    }

    static String name(String type) {
        return type.startsWith("L") ? type.substring(1, type.length() - 1) : type;
    }

    /** Follows a method; null if it is being followed already, or the chain is too long. */
    @Nullable
    Outcome follow(Method method, List<Value> args, State state) {
        // Helpers that are given lambdas call each other for maps in maps.
        long running = session.callers.stream().filter(method.id()::equals).count();
        boolean helper = args.stream().anyMatch(Value.Lambda.class::isInstance);
        if (session.callers.size() >= DEPTH || running > (helper ? 2 : 0)) {
            return null;
        }
        return new Follower(session, method).follow(args, state.heap);
    }

    /** Follows a method as part of another one: its nodes and the fields it assigns. */
    boolean inline(Method method, List<Value> args, State state, List<Node> nodes, Value[] result) {
        Outcome outcome = follow(method, args, state);
        if (outcome == null) {
            return false;
        }
        nodes.addAll(outcome.nodes());
        State end = outcome.end();
        if (end != null) {
            state.heap.putAll(end.heap);
            if (end.result != null) {
                result[0] = end.result;
            }
        }
        return true;
    }
}
