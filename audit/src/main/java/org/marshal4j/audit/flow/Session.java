package org.marshal4j.audit.flow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.pair.Pairs;
import org.marshal4j.audit.port.Streams;
import org.marshal4j.audit.report.Place;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.tree.ClassNode;

/** What following one method of a pair, with everything that it calls, has in common. */
final class Session {

    final Hierarchy hierarchy;
    final Streams streams;
    final Pairs pairs;
    final Ids ids;
    final Statics statics;
    final EnumCases enums;
    /** The class whose pair it is: calls on {@code this} find its methods. */
    final String self;

    final Set<String> followed = new HashSet<>();
    final Deque<String> callers = new ArrayDeque<>();
    final Buffers buffers = new Buffers();
    /** Objects that a method was given, or made by, that is not followed: it may have set their fields. */
    final Set<Integer> escaped = new HashSet<>();

    /** Readings that a field held when another one was stored in it. */
    final Set<Integer> overwritten = new HashSet<>();

    /** Readings that became an element of an array, or a key or value of a map; and what they are of that. */
    final Map<Integer, Value> elements = new HashMap<>();

    /** The indexes of those that became an element of an array or a list. */
    final Map<Integer, Value> indexes = new HashMap<>();

    private final Map<String, ControlFlow> flows;

    Session(
            Hierarchy hierarchy,
            Streams streams,
            Pairs pairs,
            Statics statics,
            Ids ids,
            String self,
            Map<String, ControlFlow> flows) {
        this.statics = statics;
        this.hierarchy = hierarchy;
        this.enums = new EnumCases(hierarchy);
        this.streams = streams;
        this.pairs = pairs;
        this.ids = ids;
        this.self = self;
        this.flows = flows;
    }

    /** Remembers that a value is put in an array or a map. */
    void stored(Value value, Value as) {
        int read = Values.onlyRead(value);
        if (read >= 0) {
            // What is put in two places is of neither.
            elements.merge(read, as, (a, b) -> a.equals(b) ? a : new Value.Unknown(0, "?"));
        }
    }

    /** Remembers where a value is put in an array or a list. */
    void storedAt(Value value, Value index) {
        indexes.put(Values.onlyRead(value), index);
    }

    ControlFlow flow(Method method) {
        ControlFlow known = flows.get(method.id());
        if (known == null) {
            known = new ControlFlow(method.node());
            flows.put(method.id(), known);
        }
        return known;
    }

    static Place place(Method method, int line) {
        ClassNode owner = method.owner();
        String file = owner.sourceFile == null ? "" : owner.sourceFile;
        return new Place(owner.name.replace('/', '.'), method.node().name, file, line);
    }
}
