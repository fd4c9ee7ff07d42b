package org.marshal4j.audit.align;

import java.util.Map;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Mapping;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** One form for values of both methods, so that equal ones are equal. What was read becomes what was written there. */
record Canon(Mapping mapping) {
    private static final int OF_READER = 100;

    /** For values of the method that writes. */
    static Canon ofWriter() {
        return new Canon(new Mapping(Canon::common));
    }

    /** For values of the method that reads, with what is known to have been written. */
    static Canon ofReader(Map<Integer, Value> written) {
        return new Canon(new Mapping(value -> reader(value, written)));
    }

    Value of(Value value) {
        return mapping.apply(value);
    }

    Condition of(Condition condition) {
        return Bounds.canonical(mapping.apply(condition));
    }

    private static Value reader(Value value, Map<Integer, Value> written) {
        if (value instanceof Value.Read read) {
            Value known = written.get(read.op());
            return known == null ? new Value.Read(read.op(), "?") : known;
        }
        if (value instanceof Value.Param param) {
            return new Value.Param(OF_READER + param.index(), "?");
        }
        if (value instanceof Value.Invoke || value instanceof Value.At) {
            // What makes an object of a field's type from the field's text or number gives the field's value.
            Value root = Roots.of(value);
            if (root != null
                    && value.type().startsWith("L")
                    && root.type().equals(value.type())
                    && !value.type().equals("Ljava/lang/String;")) {
                return root;
            }
        }
        return common(value);
    }

    private static Value common(Value value) {
        if (value instanceof Value.Convert convert
                && (convert.type().equals("J") || convert.type().equals("I"))) {
            return convert.value();
        } else if (value instanceof Value.Truth truth) {
            return new Value.Truth(Bounds.canonical(truth.condition()));
        } else if (value instanceof Value.Select select) {
            return Values.select(Bounds.canonical(select.condition()), select.yes(), select.no());
        } else if (value instanceof Value.Invoke twice
                && twice.name().equals("reverseBytes")
                && twice.args().get(0) instanceof Value.Invoke once
                && once.name().equals("reverseBytes")) {
            return once.args().get(0);
        } else if (value instanceof Value.Convert convert && convert.value() instanceof Value.Read) {
            return convert.value();
        } else if (value instanceof Value.Port) {
            return new Value.Port(0, "?");
        } else if (value instanceof Value.Invoke invoke
                && !invoke.args().isEmpty()
                && !invoke.owner().startsWith("static ")) {
            return Versions.canonical(new Value.Invoke("", invoke.name(), invoke.args(), invoke.type()));
        } else if (value instanceof Value.Param param) {
            return new Value.Param(param.index(), "?");
        } else if (value instanceof Value.Element element) {
            return new Value.Element(element.of(), 0, "?");
        } else if (value instanceof Value.Self) {
            return new Value.Self("?");
        }
        return value;
    }
}
