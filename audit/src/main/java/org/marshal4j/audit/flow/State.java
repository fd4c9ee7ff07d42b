package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What local variables, the operand stack, and fields that were assigned hold at a point of the code. */
final class State {

    final @Nullable Value[] locals;
    final List<Value> stack = new ArrayList<>();
    final Map<Value.Field, Value> heap;
    /** What the method returns, once it does. */
    @Nullable
    Value result;

    State(int locals, Map<Value.Field, Value> heap) {
        this.locals = new Value[locals];
        this.heap = new HashMap<>(heap);
    }

    State copy() {
        State copy = new State(locals.length, heap);
        System.arraycopy(locals, 0, copy.locals, 0, locals.length);
        copy.stack.addAll(stack);
        copy.result = result;
        return copy;
    }

    void push(Value value) {
        stack.add(value);
    }

    Value pop() {
        if (stack.isEmpty()) {
            throw new TooComplex("code that does not verify");
        }
        return stack.remove(stack.size() - 1);
    }

    Value peek(int below) {
        if (stack.size() <= below) {
            throw new TooComplex("code that does not verify");
        }
        return stack.get(stack.size() - 1 - below);
    }

    void replace(UnaryOperator<Value> change) {
        stack.replaceAll(change);
        for (int i = 0; i < locals.length; i++) {
            Value value = locals[i];
            if (value != null) {
                locals[i] = change.apply(value);
            }
        }
        heap.replaceAll((field, value) -> change.apply(value));
    }

    /** Gives an object another name, wherever it is held and in the names of its fields. */
    void rename(Value from, Value to) {
        replace(value -> value.equals(from) ? to : value);
        Map<Value.Field, Value> moved = new HashMap<>();
        heap.forEach((field, value) ->
                moved.put(field.owner().equals(from) ? new Value.Field(to, field.name(), field.type()) : field, value));
        heap.clear();
        heap.putAll(moved);
    }

    /** The state after two branches. */
    static State merge(Condition condition, State yes, State no, Ids ids) {
        State merged = new State(yes.locals.length, Map.of());
        for (int i = 0; i < yes.locals.length; i++) {
            Value a = yes.locals[i];
            Value b = no.locals[i];
            merged.locals[i] = a == null || b == null ? null : one(condition, a, b, ids);
        }
        if (yes.stack.size() != no.stack.size()) {
            throw new TooComplex("code that does not verify");
        }
        for (int i = 0; i < yes.stack.size(); i++) {
            merged.stack.add(one(condition, yes.stack.get(i), no.stack.get(i), ids));
        }
        Set<Value.Field> fields = new HashSet<>(yes.heap.keySet());
        fields.addAll(no.heap.keySet());
        for (Value.Field field : fields) {
            Value a = yes.heap.getOrDefault(field, field);
            Value b = no.heap.getOrDefault(field, field);
            merged.heap.put(field, one(condition, a, b, ids));
        }
        Value a = yes.result;
        Value b = no.result;
        merged.result = a == null ? b : b == null ? a : one(condition, a, b, ids);
        return merged;
    }

    private static Value one(Condition condition, Value yes, Value no, Ids ids) {
        if (yes.equals(no)) {
            return yes;
        }
        Value value = Values.select(condition, yes, no);
        return Values.tooLarge(value) ? new Value.Unknown(ids.next(), yes.type()) : value;
    }
}
