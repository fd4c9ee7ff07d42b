package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.pair.Pairs;
import org.marshal4j.audit.port.Streams;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

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
        return of(method, self, receiver);
    }

    private Grammar of(Method method, String self, @Nullable Value receiver) {
        // Each method has numbers of its own: what one reads is never taken for what another one reads.
        used += 1_000_000;
        Session session = new Session(hierarchy, streams, pairs, statics, new Ids(used), self, flows);
        Place start = start(method);
        try {
            List<Value> args = Follower.parameters(session, method, receiver);
            Outcome outcome = new Follower(session, method).follow(args, Map.of());
            State end = outcome.end();
            return new Grammar(
                    outcome.nodes(),
                    end == null ? null : end.result,
                    end == null ? Map.of() : end.heap,
                    session.followed,
                    start);
        } catch (TooComplex e) {
            String reason = e.getMessage() == null ? "too complex" : e.getMessage();
            return new Grammar(List.of(new Node.Opaque(reason, start)), null, Map.of(), session.followed, start);
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
        used += 1_000_000;
        Session session = new Session(hierarchy, streams, pairs, statics, new Ids(used), call.type(), flows);
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
            return new Follower(session, method).follow(args, Map.of()).nodes();
        } catch (TooComplex e) {
            return null;
        }
    }

    /** The number of the parameter that is a stream to write to, or to read from; −1 if there is none. */
    public int port(Method method, boolean writes) {
        int index = 0;
        for (var type : org.objectweb.asm.Type.getArgumentTypes(method.node().desc)) {
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
