package org.marshal4j.audit.value;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Value.Binary;
import org.marshal4j.audit.value.Value.Const;
import org.marshal4j.audit.value.Value.Select;
import org.marshal4j.audit.value.Value.Size;
import org.marshal4j.audit.value.Value.Truth;

/** Brings conditions to one form, so that equal tests are equal values. */
public final class Conditions {

    private Conditions() {}

    /** Whether two values are equal. */
    public static Condition equal(Value left, Value right) {
        if (isComparison(left) && isNumber(right, 0)) {
            Binary compare = (Binary) left;
            return equal(compare.left(), compare.right());
        }
        if (left instanceof Truth truth && right instanceof Const constant) {
            return isNumber(constant, 0) ? truth.condition().not() : truth.condition();
        }
        if (left instanceof Select select && right instanceof Const) {
            // (c ? 1 : 2) == 2
            Condition chosen = chosen(select, equal(select.yes(), right), equal(select.no(), right));
            if (chosen != null) {
                return chosen;
            }
        }
        boolean swap = left instanceof Const && !(right instanceof Const);
        return new Condition(false, swap ? right : left, swap ? left : right, false);
    }

    /** Whether one value is less than another. */
    public static Condition less(Value left, Value right) {
        if (isComparison(left) && isNumber(right, 0)) {
            Binary compare = (Binary) left;
            return less(compare.left(), compare.right());
        }
        if (isComparison(right) && isNumber(left, 0)) {
            Binary compare = (Binary) right;
            return less(compare.right(), compare.left());
        }
        if (left instanceof Const constant && isNumber(constant, 0) && notNegative(right)) {
            return equal(right, left).not();
        }
        if (notNegative(left) && isNumber(right, 1)) {
            return equal(left, Values.number(0));
        }
        if (left instanceof Select select && right instanceof Const) {
            // (c ? -1 : size) < 0
            Condition chosen = chosen(select, less(select.yes(), right), less(select.no(), right));
            if (chosen != null) {
                return chosen;
            }
        }
        if (right instanceof Select select && left instanceof Const) {
            Condition chosen = chosen(select, less(left, select.yes()), less(left, select.no()));
            if (chosen != null) {
                return chosen;
            }
        }
        return new Condition(true, left, right, false);
    }

    /** What decides which of two values it is if one passes a test and the other one does not; null if that is not so. */
    private static @Nullable Condition chosen(Select select, Condition ofYes, Condition ofNo) {
        Optional<Boolean> yes = decide(ofYes);
        Optional<Boolean> no = decide(ofNo);
        if (yes.isEmpty() || no.isEmpty() || yes.get().equals(no.get())) {
            return null;
        }
        return yes.get() ? select.condition() : select.condition().not();
    }

    /** What a condition over constants, or over sizes, always is; empty if that depends. */
    public static Optional<Boolean> decide(Condition condition) {
        Optional<Boolean> plain = plainly(condition);
        return condition.negated() ? plain.map(value -> !value) : plain;
    }

    private static Optional<Boolean> plainly(Condition condition) {
        Value left = condition.left();
        Value right = condition.right();
        if (left instanceof Const a && right instanceof Const b) {
            return constants(condition.less(), a, b);
        }
        if (condition.less()) {
            if (notNegative(left) && right instanceof Const b && b.value() instanceof Number n && n.longValue() <= 0) {
                return Optional.of(false);
            }
            if (notNegative(right) && left instanceof Const b && b.value() instanceof Number n && n.longValue() < 0) {
                return Optional.of(true);
            }
            if (left instanceof Const b && b.value() instanceof Integer n && n < least(right)) {
                return Optional.of(true);
            }
            if (right instanceof Const b && b.value() instanceof Integer n && n <= least(left)) {
                return Optional.of(false);
            }
            return left.equals(right) ? Optional.of(false) : Optional.empty();
        }
        if (notNegative(left) && right instanceof Const b && b.value() instanceof Number n && n.longValue() < 0) {
            return Optional.of(false);
        }
        if (isNull(right) && neverNull(left)) {
            return Optional.of(false);
        }
        if (right instanceof Const b && b.value() instanceof Integer n && n < least(left)) {
            return Optional.of(false);
        }
        return left.equals(right) ? Optional.of(true) : Optional.empty();
    }

    /** The least that a size can be to which a number is added, as in {@code size + 1}; the least int if it is none. */
    private static int least(Value value) {
        boolean sum = value instanceof Binary binary && binary.operator().equals("+") && notNegative(binary.left());
        return sum && ((Binary) value).right() instanceof Const constant && constant.value() instanceof Integer n
                ? n
                : Integer.MIN_VALUE;
    }

    private static Optional<Boolean> constants(boolean less, Const a, Const b) {
        if (a.value() instanceof Number x && b.value() instanceof Number y) {
            if (x instanceof Double || x instanceof Float) {
                return Optional.of(less ? x.doubleValue() < y.doubleValue() : x.doubleValue() == y.doubleValue());
            }
            return Optional.of(less ? x.longValue() < y.longValue() : x.longValue() == y.longValue());
        }
        return less ? Optional.empty() : Optional.of(Objects.equals(a.value(), b.value()));
    }

    private static boolean notNegative(Value value) {
        return value instanceof Size
                || (value instanceof Value.Invoke invoke
                        && invoke.name().equals("ordinal")
                        && invoke.args().size() == 1)
                || (value instanceof Select select && notNegative(select.yes()) && notNegative(select.no()))
                || (value instanceof Const constant && constant.value() instanceof Integer n && n >= 0);
    }

    private static boolean neverNull(Value value) {
        return value instanceof Value.Fresh
                || value instanceof Value.FreshArray
                || value instanceof Value.Content
                || value instanceof Value.Lambda
                || value instanceof Value.Self
                || (value instanceof Value.Static constant
                        && constant.name().equals(constant.name().toUpperCase(Locale.ROOT)))
                || value instanceof Value.Port;
    }

    private static boolean isNull(Value value) {
        return value instanceof Const constant && constant.value() == null;
    }

    private static boolean isComparison(Value value) {
        return value instanceof Binary binary && binary.operator().equals("cmp");
    }

    private static boolean isNumber(Value value, int number) {
        return value instanceof Const constant && constant.value() instanceof Integer n && n == number;
    }
}
