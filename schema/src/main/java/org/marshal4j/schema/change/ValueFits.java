package org.marshal4j.schema.change;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.text.SameClasses;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.NarrowForms;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;

/**
 * How many values of one wire type another one can hold. Objects of nested types and of families always count as
 * fitting, since those report their own changes.
 */
enum ValueFits {
    /** Every value fits. */
    ALL,
    /** Some values fit. */
    SOME,
    /** No value fits, except perhaps null and what is empty. */
    NONE;

    /** How many values fit. */
    static ValueFits of(WireType was, WireType is) {
        return plain(was, is).and(was.nullable() && !is.nullable() ? SOME : ALL);
    }

    private ValueFits and(ValueFits other) {
        return compareTo(other) >= 0 ? this : other;
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private static ValueFits plain(WireType was, WireType is) {
        if (was instanceof WireType.Dynamic before && is instanceof WireType.Dynamic now) {
            return dynamic(before, now);
        }
        if (!Conversions.isSameSort(was, is)) {
            return NONE;
        }
        if (was instanceof WireType.Encoded before) {
            return plain(before.value(), is);
        }
        if (is instanceof WireType.Encoded now) {
            return plain(was, now.value()).and(NarrowForms.is(now) ? SOME : ALL);
        }
        if (was instanceof WireType.Enumeration before && is instanceof WireType.Enumeration now) {
            return constants(before.constants(), now.constants());
        }
        if (NumberRange.isNumber(was)) {
            return NumberRange.of(is).holds(NumberRange.of(was)) ? ALL : SOME;
        }
        Lengths before = Lengths.of(was);
        Lengths now = Lengths.of(is);
        ValueFits fits = before.fit(now).and(text(was, is));
        for (int i = 0; i < was.parts().size(); i++) {
            fits = fits.and(of(was.parts().get(i), is.parts().get(i)));
        }
        return fits;
    }

    private static ValueFits constants(List<String> was, List<String> is) {
        Set<String> names = new HashSet<>(is);
        int known = 0;
        for (String name : was) {
            known += names.contains(name) ? 1 : 0;
        }
        return known == was.size() ? ALL : known == 0 ? NONE : SOME;
    }

    /** A text need not be a URI, for instance. */
    private static ValueFits text(WireType was, WireType is) {
        return is.kind() instanceof TextKind kind && kind != TextKind.TEXT && kind != was.kind() ? SOME : ALL;
    }

    /** Values that are no objects of listed classes always fit. */
    private static ValueFits dynamic(WireType.Dynamic was, WireType.Dynamic is) {
        SameClasses classes = new SameClasses(Listable.names(is), Listable.names(was), true);
        for (Map.Entry<Integer, WireType> entry : was.listed().entrySet()) {
            WireType type = entry.getValue();
            Integer number = classes.numberThere(entry.getKey(), Listable.nameOf(type));
            WireType same = number == null ? null : is.listed().get(number);
            if (same == null || of(type, same) != ALL) {
                return SOME;
            }
        }
        return ALL;
    }
}
