package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.Map;
import org.marshal4j.audit.value.Value;

/**
 * A number of bytes as a sum: a constant, and values that are not known, each a number of times.
 *
 * @param constant what is added
 * @param times how often each value counts, without those that count zero times
 */
record Linear(long constant, Map<Value, Long> times) {

    static final Linear ZERO = new Linear(0, Map.of());

    Linear {
        times = Map.copyOf(times);
    }

    static Linear of(long constant) {
        return new Linear(constant, Map.of());
    }

    /** A sum that is a value; sums and products with constants are taken apart. */
    static Linear of(Value value) {
        if (value instanceof Value.Const constant && constant.value() instanceof Number number) {
            return of(number.longValue());
        } else if (value instanceof Value.Convert convert) {
            return of(convert.value());
        } else if (value instanceof Value.Binary binary) {
            Linear left = of(binary.left());
            Linear right = of(binary.right());
            switch (binary.operator()) {
                case "+" -> {
                    return left.plus(right, 1);
                }
                case "-" -> {
                    return left.plus(right, -1);
                }
                case "*" -> {
                    if (left.isConstant() || right.isConstant()) {
                        Linear factor = left.isConstant() ? left : right;
                        return ZERO.plus(left.isConstant() ? right : left, factor.constant);
                    }
                }
                case "<<" -> {
                    if (right.isConstant()) {
                        return ZERO.plus(left, 1L << right.constant);
                    }
                }
                default -> {}
            }
        }
        return new Linear(0, Map.of(value, 1L));
    }

    boolean isConstant() {
        return times.isEmpty();
    }

    /** The sum of this and another one, a number of times. */
    Linear plus(Linear other, long factor) {
        Map<Value, Long> sum = new HashMap<>(times);
        other.times.forEach((value, count) -> sum.merge(value, count * factor, Long::sum));
        sum.values().removeIf(count -> count == 0);
        return new Linear(constant + other.constant * factor, sum);
    }
}
