package org.marshal4j.runtime.view;

import org.marshal4j.runtime.generated.dynamic.SpecialValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.value.DecimalDoubles;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** Creates steps over values whose bytes determine their size. */
final class SpecialSteps {
    private SpecialSteps() {}

    static Step of(WireType.Special type) {
        Step present = SpecialValues.of(type.kind())
                .map(row -> present(row, type.nullable() || !type.kind().hasNull()))
                .orElseGet(() -> number(type.kind()));
        return type.nullable() && !type.kind().hasNull() ? ifPresent(present) : present;
    }

    private static Step number(SpecialKind kind) {
        if (!kind.isFloating()) {
            return (depth, in) -> in.readStopBit();
        }
        int whole = kind == SpecialKind.STOP_DOUBLE ? Double.BYTES : Float.BYTES;
        return (depth, in) -> {
            if (in.readStopBit() == DecimalDoubles.WHOLE) {
                in.skip(whole);
            }
        };
    }

    private static Step present(SpecialValue<?> row, boolean nullable) {
        return (depth, in) -> {
            if (!row.skip().test(in)) {
                Walk.requireNullable(nullable);
            }
        };
    }

    /** Returns a step over a presence byte and the value that may follow it. */
    static Step ifPresent(Step step) {
        return (depth, in) -> {
            if (Presence.read(in)) {
                step.over(depth, in);
            }
        };
    }
}
