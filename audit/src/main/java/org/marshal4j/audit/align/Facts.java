package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Mapping;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What is known of the values that are written, on one path. Immutable. */
record Facts(Map<Condition, Boolean> known) {
    static final Facts NONE = new Facts(Map.of());

    Facts with(Condition condition, boolean holds) {
        Map<Condition, Boolean> more = new HashMap<>(known);
        more.put(condition.test(), holds != condition.negated());
        return new Facts(more);
    }

    /** What both know. */
    Facts and(Facts other) {
        Map<Condition, Boolean> both = new HashMap<>(known);
        both.entrySet().retainAll(other.known.entrySet());
        return new Facts(both);
    }

    /** Whether something is known to be null. */
    boolean knowsNull() {
        return known.entrySet().stream()
                .anyMatch(fact -> fact.getValue() && fact.getKey().right().equals(Values.nothing()));
    }

    /** Whether a condition holds; empty if that is not known. */
    Optional<Boolean> decide(Condition condition) {
        Condition simple = Bounds.canonical(new Mapping(this::simplify).apply(condition));
        Optional<Boolean> plain = Conditions.decide(simple);
        if (plain.isPresent()) {
            return plain;
        }
        Boolean direct = known.get(simple.test());
        if (direct == null) {
            direct = following(simple.test());
        }
        return direct == null ? Optional.empty() : Optional.of(direct != simple.negated());
    }

    /** The value, with choices made that are known. */
    Value simplify(Value value) {
        if (value instanceof Value.Select select) {
            return decide(select.condition())
                    .map(holds -> holds ? select.yes() : select.no())
                    .orElse(select);
        } else if (value instanceof Value.Truth truth) {
            return decide(truth.condition())
                    .<Value>map(holds -> Values.number(holds ? 1 : 0))
                    .orElse(truth);
        }
        return value;
    }

    /** Whatever follows from a value being a constant, less than one, or an instance of a class. */
    @SuppressWarnings("NullAway")
    private @org.jspecify.annotations.Nullable Boolean following(Condition test) {
        for (Map.Entry<Condition, Boolean> fact : known.entrySet()) {
            Condition equality = fact.getKey();
            if (equality.less()) {
                Boolean bound = Bounds.follows(equality, fact.getValue(), test);
                if (bound != null) {
                    return bound;
                }
                continue;
            }
            Boolean version = Versions.follows(equality, fact.getValue(), test);
            if (version != null) {
                return version;
            }
            boolean same = equality.left().equals(test.left());
            if (fact.getValue() && same && equality.right() instanceof Value.Const) {
                Condition with = new Condition(test.less(), equality.right(), test.right(), false);
                Optional<Boolean> decided = Conditions.decide(with);
                if (decided.isPresent()) {
                    return decided.get();
                }
            }
            boolean isNull = !test.less() && test.right().equals(Values.nothing());
            if (isNull
                    && !fact.getValue()
                    && equality.left() instanceof Value.InstanceOf test2
                    && test2.value().equals(test.left())) {
                return false;
            }
            if (isNull
                    && fact.getValue()
                    && equality.right().equals(Values.nothing())
                    && test.left() instanceof Value.InstanceOf) {
                return false;
            }
        }
        return null;
    }
}
