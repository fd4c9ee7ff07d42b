package org.marshal4j.processor.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Where one way through a constructor has come to. */
final class FlowState {

    /** A field of the object that is made. */
    record Field(String owner, String name) {}

    final Deque<FlowValue> stack;
    final Map<Integer, FlowValue> locals;
    final Map<Field, FlowValue> assigned;
    /** The parameters whose objects were handed to code that may change them. */
    final Set<Integer> handedOut;

    int at;

    FlowState(Map<Integer, FlowValue> locals) {
        this(new ArrayDeque<>(), locals, new HashMap<>(), new HashSet<>(), 0);
    }

    private FlowState(
            Deque<FlowValue> stack,
            Map<Integer, FlowValue> locals,
            Map<Field, FlowValue> assigned,
            Set<Integer> handedOut,
            int at) {
        this.stack = stack;
        this.locals = locals;
        this.assigned = assigned;
        this.handedOut = handedOut;
        this.at = at;
    }

    FlowState copyAt(int other) {
        return new FlowState(
                new ArrayDeque<>(stack),
                new HashMap<>(locals),
                new HashMap<>(assigned),
                new HashSet<>(handedOut),
                other);
    }

    void push(FlowValue value) {
        stack.push(value);
    }

    FlowValue pop() {
        return stack.pop();
    }

    void load(int local) {
        push(locals.getOrDefault(local, FlowValue.OTHER));
    }

    void store(int local) {
        locals.put(local, pop());
    }

    /** Pops values and pushes one that nothing is known of. */
    void compute(int values, boolean wide) {
        for (int i = 0; i < values; i++) {
            pop();
        }
        push(FlowValue.other(wide));
    }
}
