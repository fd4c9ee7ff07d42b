package org.marshal4j.audit.align;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Questions about the version of a stream: those about one version follow from those about another one. */
final class Versions {

    private static final Pattern NAME = Pattern.compile("V_(\\d+)_(\\d+)_(\\d+)");

    private Versions() {}

    /** The same question in one form: before a version is not on or after it. */
    static Value canonical(Value.Invoke invoke) {
        boolean before = invoke.name().equals("before") && number(invoke) != null;
        if (!before) {
            return invoke;
        }
        Value asked = new Value.Invoke(invoke.owner(), "onOrAfter", invoke.args(), invoke.type());
        return new Value.Truth(Conditions.equal(asked, Values.number(0)));
    }

    /** Whether a stream is on or after a version, if it is known whether it is on or after another one. */
    static @Nullable Boolean follows(Condition known, boolean holds, Condition test) {
        if (!(known.left() instanceof Value.Invoke one)
                || !(test.left() instanceof Value.Invoke other)
                || known.less()
                || test.less()
                || !known.right().equals(Values.number(0))
                || !test.right().equals(Values.number(0))
                || !one.args().get(0).equals(other.args().get(0))) {
            return null;
        }
        BigInteger a = number(one);
        BigInteger b = number(other);
        if (a == null
                || b == null
                || !one.name().equals("onOrAfter")
                || !other.name().equals("onOrAfter")) {
            return null;
        }
        // Both conditions ask whether the answer is no.
        boolean after = !holds;
        if (after && a.compareTo(b) >= 0) {
            return false;
        }
        return (!after && a.compareTo(b) <= 0) ? true : null;
    }

    private static @Nullable BigInteger number(Value.Invoke invoke) {
        boolean asks = invoke.args().size() == 2
                && invoke.type().equals("Z")
                && invoke.args().get(1) instanceof Value.Static;
        Matcher name = asks ? NAME.matcher(((Value.Static) invoke.args().get(1)).name()) : null;
        if (name == null || !name.matches()) {
            return null;
        }
        BigInteger number = BigInteger.ZERO;
        for (int i = 1; i <= 3; i++) {
            number = number.shiftLeft(20).add(new BigInteger(name.group(i)));
        }
        return number;
    }
}
