package org.marshal4j.runtime.step;

import org.marshal4j.runtime.generated.dynamic.SpecialValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
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
        return switch (kind) {
            case STOP_DOUBLE -> (depth, in) -> StopBitDecimals.skipDouble(in);
            case STOP_FLOAT -> (depth, in) -> StopBitDecimals.skipFloat(in);
            default -> (depth, in) -> in.readStopBit();
        };
    }

    private static Step present(SpecialValue<?> row, boolean nullable) {
        return (depth, in) -> {
            if (!row.skip().test(in)) {
                Ends.requireNullable(nullable);
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

    /** As the other method; for null, as many zeros follow the presence byte. */
    static Step ifPresent(Step step, int zeros) {
        return (depth, in) -> {
            if (Presence.read(zeros, in)) {
                step.over(depth, in);
            }
        };
    }
}
