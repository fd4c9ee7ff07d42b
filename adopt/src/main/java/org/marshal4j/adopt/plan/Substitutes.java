package org.marshal4j.adopt.plan;

import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;

/** Values that are written in place of null, such as an empty text, and read back as they are. */
final class Substitutes {

    static final String NOTE =
            "null is written as another value by hand; the generated marshaller refuses to write it.";

    private Substitutes() {}

    /** What is written if a field is not null; the value itself if nothing takes the place of null. */
    static Value without(Value value, Value field) {
        if (value instanceof Value.Select select && isNullTest(select.condition(), field)) {
            Value present = select.condition().negated() ? select.yes() : select.no();
            Value absent = select.condition().negated() ? select.no() : select.yes();
            boolean constant = absent instanceof Value.Const other && other.value() != null;
            return constant ? present : value;
        }
        return value;
    }

    /** Whether a condition asks whether a value is null. */
    static boolean isNullTest(Condition condition, Value field) {
        return !condition.less()
                && condition.left().equals(field)
                && condition.right() instanceof Value.Const constant
                && constant.value() == null;
    }
}
