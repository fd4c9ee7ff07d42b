package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * What happens to the fields that evolvable types got in a version and later ones.
 *
 * @param from the first of these versions
 * @param asZero whether the fields are written as zeros; otherwise they are left out
 */
public record Later(int from, boolean asZero) {
    static final Later AS_IT_IS = new Later(Integer.MAX_VALUE, false);

    boolean leavesOut(WireField field) {
        return isOf(field) && !asZero;
    }

    Object value(WireField field, Object owner) {
        if (!isOf(field)) {
            return field.get(owner);
        }
        Class<?> type = field.field().getType();
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    private boolean isOf(WireField field) {
        return field.has("Since") && field.number("Since") >= from;
    }
}
