package org.marshal4j.audit.flow;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/**
 * Finds out how often a loop runs.
 *
 * @param unknown what variables that the loop assigns hold at its head
 * @param starts what they hold before it
 * @param end the state after the body
 */
record Counts(Map<Integer, Value> unknown, Map<Integer, Value> starts, State end) {

    /** How often the loop runs that goes on while a condition holds; null if that is not known. */
    @Nullable
    Value of(Condition stays) {
        Value over = iterated(stays);
        if (over != null) {
            return Values.size(over);
        }
        Value left = stays.left();
        Value right = stays.right();
        if (!stays.less()) {
            // i != n, counting up or down.
            Value up = stays.negated() ? up(left, right) : null;
            return up != null || !stays.negated() ? up : down(left, right, 0);
        }
        // i < n; not (n < i), which is i <= n; n < i, counting down; not (i < n), which is i >= n.
        if (!stays.negated()) {
            Value up = up(left, right);
            return up != null ? up : down(right, left, 0);
        }
        Value up = up(right, left);
        return up != null ? Values.binary("+", up, Values.number(1), "I") : down(left, right, 1);
    }

    private static @Nullable Value iterated(Condition stays) {
        boolean asks = !stays.less() && stays.negated() && stays.left() instanceof Value.Invoke;
        if (asks
                && stays.left() instanceof Value.Invoke invoke
                && invoke.name().equals("hasNext")
                && invoke.args().get(0) instanceof Value.Iterator iterator) {
            return iterator.over();
        }
        return null;
    }

    private @Nullable Value up(Value counter, Value bound) {
        Integer local = local(counter);
        if (local == null || step(local) != 1 || depends(bound)) {
            return null;
        }
        Value start = java.util.Objects.requireNonNull(starts.get(local));
        return Values.binary("-", bound, start, "I");
    }

    private @Nullable Value down(Value counter, Value bound, int more) {
        Integer local = local(counter);
        if (local == null || step(local) != -1 || depends(bound)) {
            return null;
        }
        Value start = java.util.Objects.requireNonNull(starts.get(local));
        return Values.binary("+", Values.binary("-", start, bound, "I"), Values.number(more), "I");
    }

    private boolean depends(Value bound) {
        return Values.any(bound, unknown::containsValue);
    }

    private @Nullable Integer local(Value value) {
        return unknown.entrySet().stream()
                .filter(entry -> entry.getValue().equals(value))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** What a number grows by each time: 1, −1, or 0 for anything else. */
    int step(Value value) {
        if (value instanceof Value.Binary sum) {
            int right = step(sum.right());
            return switch (sum.operator()) {
                case "+" -> step(sum.left()) + right;
                case "-" -> step(sum.left()) - right;
                default -> 0;
            };
        }
        Integer local = local(value);
        return local == null ? 0 : Integer.signum(step(local));
    }

    private int step(int local) {
        Value after = end.locals[local];
        if (after instanceof Value.Binary sum
                && sum.operator().equals("+")
                && sum.left().equals(unknown.get(local))
                && sum.right() instanceof Value.Const constant
                && constant.value() instanceof Integer step) {
            return step;
        }
        return 0;
    }
}
