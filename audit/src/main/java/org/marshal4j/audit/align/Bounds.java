package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;

/** Comparisons of whole numbers with constants: each has one form, and some follow from others. */
final class Bounds {

    private Bounds() {}

    /** The same condition in one form: more than one is not less than two. */
    static Condition canonical(Condition condition) {
        Long number = condition.less() ? number(condition.left()) : null;
        if (number == null || number(condition.right()) != null || number >= Integer.MAX_VALUE) {
            return condition;
        }
        Value.Const next = ((Value.Const) condition.left()).value() instanceof Long
                ? new Value.Const(number + 1, "J")
                : new Value.Const((int) (number + 1), "I");
        return new Condition(true, condition.right(), next, !condition.negated());
    }

    /** What a test is if it is known whether a value is less than a constant; null if that says nothing. */
    @SuppressWarnings("NullAway")
    static @Nullable Boolean follows(Condition known, boolean holds, Condition test) {
        Long bound = known.less() ? number(known.right()) : null;
        Long other = number(test.right());
        if (bound == null || other == null || !known.left().equals(test.left())) {
            return null;
        }
        if (!test.less()) {
            return (holds ? other >= bound : other < bound) ? false : null;
        }
        return holds ? (other >= bound ? true : null) : (other <= bound ? false : null);
    }

    private static @Nullable Long number(Value value) {
        Object constant = value instanceof Value.Const held ? held.value() : null;
        if (constant instanceof Integer number) {
            return number.longValue();
        }
        return constant instanceof Long number ? number : null;
    }
}
