package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.PairKind;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.ValueText;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls on a stream, or that a stream is passed to. */
record StreamCalls(Session session, Follower follower, Inlining inlining) {
    /** Streams that pass everything on to another one as it is. */
    private static final Set<String> WRAPPERS = Set.of(
            "java/io/DataOutputStream",
            "java/io/DataInputStream",
            "java/io/BufferedOutputStream",
            "java/io/BufferedInputStream",
            "org/apache/thrift/protocol/TBinaryProtocol",
            "org/apache/thrift/protocol/TCompactProtocol",
            "org/apache/thrift/transport/TIOStreamTransport",
            "org/apache/flink/api/java/typeutils/runtime/DataOutputViewStream",
            "org/apache/flink/api/java/typeutils/runtime/DataInputViewStream",
            "org/apache/flink/core/memory/DataOutputViewStreamWrapper",
            "org/apache/flink/core/memory/DataInputViewStreamWrapper");

    @Nullable
    Value call(Handle target, List<Value> args, State state, List<Node> nodes, Calls calls) {
        String returned = Type.getReturnType(target.getDesc()).getDescriptor();
        boolean onClass = target.getTag() == Opcodes.H_INVOKESTATIC;
        Value first = args.get(0);
        if (!onClass
                && target.getName().equals("writeTo")
                && first instanceof Value.Port from
                && session.buffers.contains(from.id())
                && args.get(1) instanceof Value.Port to) {
            Value content = new Value.Content(from.id(), "[B");
            int id = session.ids.next();
            session.buffers.carry(id, content);
            nodes.add(new Node.Op(id, to.id(), "byte*", Values.size(content), "writeTo", follower.place()));
            return null;
        }
        if (!onClass && first instanceof Value.Port port) {
            Operation operation = session.streams.operation(port.type(), target.getName(), target.getDesc());
            operation = operation != null
                    ? operation
                    : session.streams.operation("L" + target.getOwner() + ";", target.getName(), target.getDesc());
            if (operation != null) {
                return operate(operation, target, port, args.subList(1, args.size()), returned, nodes);
            }
        }
        Operation helper = session.streams.helper(target.getOwner(), target.getName(), target.getDesc());
        if (helper != null) {
            List<Value> values = onClass ? args : args.subList(1, args.size());
            return operate(helper, target, port(args), values, returned, nodes);
        }
        if (!onClass
                && first instanceof Value.Lambda lambda
                && !target.getName().equals("<init>")) {
            return lambda(lambda, args.subList(1, args.size()), state, nodes, calls);
        }
        if (!onClass
                && target.getName().equals("forEach")
                && args.size() == 2
                && args.get(1) instanceof Value.Lambda lambda) {
            return forEach(first, lambda, state, nodes, calls);
        }
        if (target.getName().equals("<init>")) {
            construct(target, args, state, nodes);
            return null;
        }
        if (!onClass && nested(target, args, first, nodes)) {
            Node.Call call = (Node.Call) nodes.get(nodes.size() - 1);
            return new Value.Read(call.id(), returned);
        }
        return inline(target, args, state, nodes, returned);
    }

    private @Nullable Value inline(Handle target, List<Value> args, State state, List<Node> nodes, String returned) {
        Method method = inlining.target(target, args);
        Value[] result = new Value[1];
        if (method != null
                && !method.owner().name.startsWith("java/")
                && inlining.inline(method, args, state, nodes, result)) {
            return result[0];
        }
        if (PlainCalls.isNeutral(target)) {
            return args.isEmpty() || !returned.startsWith("L") ? null : args.get(0);
        }
        if (method == null
                && args.stream().anyMatch(Value.Port.class::isInstance)
                && target.getTag() != Opcodes.H_INVOKESTATIC
                && open(target)) {
            Value.Port port = port(args);
            Node.Call call = new Node.Call(
                    session.ids.next(),
                    port.id(),
                    "method",
                    target.getOwner(),
                    false,
                    args.get(0),
                    target,
                    follower.place());
            nodes.add(call);
            return new Value.Read(call.id(), returned);
        }
        String name = target.getOwner().substring(target.getOwner().lastIndexOf('/') + 1) + "." + target.getName();
        // Nothing is known of what it writes or reads.
        nodes.add(new Node.Opaque("calls " + name, only(args), follower.place()));
        return new Value.Unknown(session.ids.next(), returned);
    }

    /** Whether a method is known, but not which of several implementations a call runs. */
    private boolean open(Handle target) {
        return !session.streams.isStream("L" + target.getOwner() + ";")
                && !target.getOwner().startsWith("java/")
                && session.hierarchy.resolve(target.getOwner(), target.getName(), target.getDesc()) != null;
    }

    /** The buffer in memory that is the only stream of a call; −1 if it has another one. */
    private int only(List<Value> args) {
        List<Integer> ports = args.stream()
                .filter(Value.Port.class::isInstance)
                .map(arg -> ((Value.Port) arg).id())
                .distinct()
                .toList();
        return ports.size() == 1 && session.buffers.contains(ports.get(0)) ? ports.get(0) : -1;
    }

    private Value.Port port(List<Value> args) {
        for (Value arg : args) {
            if (arg instanceof Value.Port port) {
                return port;
            }
        }
        throw new TooComplex("a stream that is captured");
    }

    private @Nullable Value operate(
            Operation operation,
            Handle target,
            Value.Port port,
            List<Value> values,
            String returned,
            List<Node> nodes) {
        if (operation.name() >= 0) {
            Value name = values.get(operation.name());
            boolean isKnown = name instanceof Value.Const || name instanceof Value.Static;
            String form = isKnown ? Node.Op.NAME + ValueText.of(name) : Node.Op.NAME;
            nodes.add(new Node.Op(session.ids.next(), port.id(), form, name, target.getName(), follower.place()));
        }
        if (operation.form() == null) {
            return operation.name() >= 0 ? port : new Value.Invoke("stream", target.getName(), List.of(), returned);
        }
        String form = operation.form();
        if (form.endsWith("?")) {
            Value last = values.get(values.size() - 1);
            form = form.substring(0, form.length() - 1)
                    + (last instanceof Value.Const constant ? "(" + constant.value() + ")" : "(?)");
        }
        boolean writes = operation.writes();
        int id = session.ids.next();
        Value value;
        if (Operation.isCounted(form)) {
            Value counted = values.get(operation.argument());
            value = operation.counting() ? counted : Values.size(counted);
            carry(id, values);
        } else if (writes) {
            // The default form of the fields has no argument: it is of the object itself.
            value = values.isEmpty() || operation.argument() < 0
                    ? new Value.Self("L" + session.self + ";")
                    : values.get(operation.argument());
            carry(id, values);
        } else {
            value = new Value.Read(id, returned);
        }
        nodes.add(new Node.Op(id, port.id(), form, value, target.getName(), follower.place()));
        for (Value other : values) {
            if (other instanceof Value.Port from && from.id() != port.id()) {
                // Copies from one stream to another.
                nodes.add(new Node.Op(session.ids.next(), from.id(), form, value, target.getName(), follower.place()));
            }
        }
        if (writes) {
            // Streams that return themselves.
            return returned.startsWith("L") ? port : null;
        }
        // Buffers that return themselves when they fill an array.
        return session.streams.isStream(returned) ? port : new Value.Read(id, returned);
    }

    /** Remembers the array whose bytes an operation moves, if those are all of them. */
    private void carry(int id, List<Value> values) {
        boolean whole =
                values.size() == 1 || (values.size() == 3 && values.get(1).equals(Values.number(0)));
        if (whole && (values.get(0) instanceof Value.Content || values.get(0) instanceof Value.FreshArray)) {
            session.buffers.carry(id, values.get(0));
        }
    }

    private boolean nested(Handle target, List<Value> args, Value receiver, List<Node> nodes) {
        if (receiver instanceof Value.Self || target.getTag() == Opcodes.H_INVOKESPECIAL) {
            return false;
        }
        PairKind kind = session.pairs.called(target.getOwner(), target.getName(), target.getDesc());
        if (kind == null || receiver instanceof Value.Port) {
            return false;
        }
        String known = Inlining.name(receiver.type());
        String type = session.hierarchy.isA(known, target.getOwner()) ? known : target.getOwner();
        boolean exact = receiver instanceof Value.Fresh;
        int port = args.stream().filter(Value.Port.class::isInstance).count() == 1
                ? port(args).id()
                : -1;
        nodes.add(
                new Node.Call(session.ids.next(), port, kind.name(), type, exact, receiver, target, follower.place()));
        return true;
    }

    private @Nullable Value lambda(Value.Lambda lambda, List<Value> args, State state, List<Node> nodes, Calls calls) {
        List<Value> all = new ArrayList<>(lambda.captured());
        all.addAll(args);
        Handle handle = lambda.handle();
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            Value fresh = new Value.Fresh(session.ids.next(), List.of(), "L" + handle.getOwner() + ";");
            all.add(0, fresh);
            state.push(fresh);
            calls.call(handle, all, state, nodes);
            return state.pop();
        }
        return calls.call(handle, all, state, nodes);
    }

    private @Nullable Value forEach(Value over, Value.Lambda lambda, State state, List<Node> nodes, Calls calls) {
        List<Node> body = new ArrayList<>();
        Value element = new Value.Element(Values.collection(over), 0, "?");
        boolean map = lambda.type().equals("Ljava/util/function/BiConsumer;");
        List<Value> args = map
                ? List.of(
                        new Value.Invoke("java/util/Map$Entry", "getKey", List.of(element), "?"),
                        new Value.Invoke("java/util/Map$Entry", "getValue", List.of(element), "?"))
                : List.of(element);
        lambda(lambda, args, state, body, calls);
        if (Nodes.moves(body)) {
            nodes.add(new Node.Loop(session.ids.next(), Values.size(over), body, 0, follower.place()));
        }
        return null;
    }

    private void construct(Handle target, List<Value> args, State state, List<Node> nodes) {
        Value self = args.get(0);
        if (!(self instanceof Value.Fresh fresh) || follower.delegates(self, state)) {
            inline(target, args, state, nodes, "V");
            return;
        }
        String owner = target.getOwner();
        boolean objects = wrapsObjects(owner);
        if (WRAPPERS.contains(owner) || objects) {
            Value.Port port = port(args);
            if (objects) {
                // It begins with a few bytes that say what it is.
                int id = session.ids.next();
                nodes.add(new Node.Op(
                        id, port.id(), "object-stream", new Value.Read(id, "?"), "<init>", follower.place()));
            }
            state.replace(value -> value.equals(fresh) ? new Value.Port(port.id(), port.type()) : value);
            return;
        }
        Value.Fresh made = new Value.Fresh(fresh.id(), List.copyOf(args.subList(1, args.size())), fresh.type());
        state.replace(value -> value.equals(fresh) ? made : value);
        if (session.streams.isStream(fresh.type())) {
            nodes.add(new Node.Opaque(
                    "wraps the stream in a " + owner.substring(owner.lastIndexOf('/') + 1),
                    only(args),
                    follower.place()));
            return;
        }
        PairKind kind = session.pairs.called(owner, target.getName(), target.getDesc());
        if (kind != null && !owner.equals(session.self)) {
            nodes.add(new Node.Call(
                    session.ids.next(), port(args).id(), kind.name(), owner, true, made, target, follower.place()));
            forget(made, state);
            return;
        }
        List<Value> with = new ArrayList<>(args);
        with.set(0, made);
        inline(target, with, state, nodes, "V");
        boolean keeps = state.heap.entrySet().stream()
                .anyMatch(entry -> entry.getKey().owner().equals(made) && entry.getValue() instanceof Value.Port);
        if (!keeps) {
            forget(made, state);
        }
    }

    private boolean wrapsObjects(String owner) {
        return session.hierarchy.isA(owner, "java/io/ObjectOutputStream")
                || session.hierarchy.isA(owner, "java/io/ObjectInputStream");
    }

    /** An object that has read from a stream, or was written to it, does not use it any more. */
    private static void forget(Value.Fresh made, State state) {
        List<Value> left =
                made.args().stream().filter(arg -> !(arg instanceof Value.Port)).toList();
        state.rename(made, new Value.Fresh(made.id(), left, made.type()));
    }
}
