package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.pair.Pairs;
import org.marshal4j.audit.port.Streams;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes grammars of methods. Not safe for use by several threads. */
public final class Grammars {

    private final Hierarchy hierarchy;
    private final Streams streams;
    private final Pairs pairs;
    private final Map<String, ControlFlow> flows = new HashMap<>();
    private final Statics statics;
    private int used;

    /** Follows methods in these classes, by these tables. */
    public Grammars(Hierarchy hierarchy, Streams streams, Pairs pairs) {
        this.hierarchy = hierarchy;
        this.streams = streams;
        this.pairs = pairs;
        this.statics = new Statics(hierarchy);
    }

    /** Begins a new pair: numbers of values that were read may be used again. */
    public void begin() {
        used = 0;
    }

    /** What a method writes and reads, called on an object of the class {@code self}. */
    public Grammar of(Method method, String self) {
        Value receiver = method.isStatic() ? null : new Value.Self("L" + self + ";");
        return of(method, receiver, session(self));
    }

    /** The methods of a pair: what they write and read, each of the stream that it is given. */
    public Grammar of(Pair pair, boolean writes) {
        Method method = writes ? pair.writer() : pair.reader();
        String self = (writes ? pair.owner() : pair.reading()).name;
        if (!pair.kind().isOfArrays()) {
            return of(method, self);
        }
        Session session = session(self);
        Grammar all = of(method, new Value.Self("L" + self + ";"), session);
        return writes ? ByteArrays.made(all) : ByteArrays.taken(all, method, session.buffers);
    }

    private Session session(String self) {
        // Each method has numbers of its own: what one reads is never taken for what another one reads.
        used += 1_000_000;
        return new Session(hierarchy, streams, pairs, statics, new Ids(used), self, flows);
    }

    private Grammar of(Method method, @Nullable Value receiver, Session session) {
        Place start = start(method);
        try {
            List<Value> args = Follower.parameters(session, method, receiver);
            Outcome outcome = new Follower(session, method).follow(args, Map.of());
            State end = outcome.end();
            return new Grammar(
                    Nesting.of(outcome.nodes(), session.buffers),
                    end == null ? null : end.result,
                    end == null ? Map.of() : end.heap,
                    session.overwritten,
                    session.elements,
                    session.escaped,
                    session.followed,
                    start);
        } catch (TooComplex e) {
            String reason = e.getMessage() == null ? "too complex" : e.getMessage();
            return new Grammar(
                    List.of(new Node.Opaque(reason, start)),
                    null,
                    Map.of(),
                    Set.of(),
                    Map.of(),
                    Set.of(),
                    session.followed,
                    start);
        }
    }

    /** What a nested object writes or reads; null if it is not known which method is called. */
    public @Nullable List<Node> expand(Node.Call call) {
        String name = call.handle().getName();
        String desc = call.handle().getDesc();
        Method method = hierarchy.resolve(call.type(), name, desc);
        boolean known = method != null
                && method.hasCode()
                && (call.exact() || method.isFixed() || !hierarchy.isOverridden(call.type(), name, desc));
        if (method == null || !known || call.port() < 0) {
            return null;
        }
        Session session = session(call.type());
        try {
            List<Value> args = new ArrayList<>();
            for (Value arg : Follower.parameters(session, method, call.receiver())) {
                args.add(
                        arg instanceof Value.Port port
                                ? new Value.Port(call.port(), port.type())
                                : arg instanceof Value.Param param
                                        ? new Value.Unknown(session.ids.next(), param.type())
                                        : arg);
            }
            return Nesting.of(
                    new Follower(session, method).follow(args, Map.of()).nodes(), session.buffers);
        } catch (TooComplex e) {
            return null;
        }
    }

    /** What a static method returns; null if that is not known, several methods have its name, or it uses a stream. */
    public @Nullable Value compute(Value.Invoke call) {
        ClassNode owner = hierarchy.find(call.owner().substring(call.owner().indexOf(' ') + 1));
        if (owner == null || owner.name.startsWith("java/")) {
            return null;
        }
        List<Method> found = new ArrayList<>();
        for (MethodNode node : owner.methods) {
            if (node.name.equals(call.name())
                    && Type.getArgumentTypes(node.desc).length == call.args().size()) {
                found.add(new Method(owner, node));
            }
        }
        if (found.size() != 1 || !found.get(0).isStatic()) {
            return null;
        }
        try {
            Outcome outcome = new Follower(session(owner.name), found.get(0)).follow(call.args(), Map.of());
            return outcome.end() == null || Nodes.moves(outcome.nodes()) ? null : outcome.end().result;
        } catch (TooComplex e) {
            return null;
        }
    }

    /** The number of the parameter that is a stream to write to, or to read from; −1 if there is none. */
    public int port(Method method, boolean writes) {
        int index = 0;
        for (Type type : Type.getArgumentTypes(method.node().desc)) {
            String desc = type.getDescriptor();
            if (writes ? streams.isOutput(desc) : streams.isInput(desc)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    /** The first line of a method. */
    public static Place start(Method method) {
        for (AbstractInsnNode node : method.node().instructions) {
            if (node instanceof LineNumberNode number) {
                return Session.place(method, number.line);
            }
        }
        return Session.place(method, 0);
    }
}
