package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.dynamic.SpecialValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** Creates steps over values whose bytes determine their size. */
final class SpecialSteps {
    private SpecialSteps() {}

    static Step of(WireType.Special type) {
        SpecialKind kind = type.kind();
        // The table of other values consists of lambdas.
        Step present = kind.isNumber() || kind == SpecialKind.STOP_CHAR
                ? number(kind)
                : present(SpecialValues.of(kind).orElseThrow(), type.nullable() || !kind.hasNull());
        return type.nullable() && !kind.hasNull() ? ifPresent(present) : present;
    }

    private static Step number(SpecialKind kind) {
        return switch (kind) {
            case STOP_DOUBLE ->
                new Step() {
                    @Override
                    public void over(int depth, Input in) {
                        StopBitDecimals.skipDouble(in);
                    }
                };
            case STOP_FLOAT ->
                new Step() {
                    @Override
                    public void over(int depth, Input in) {
                        StopBitDecimals.skipFloat(in);
                    }
                };
            default ->
                new Step() {
                    @Override
                    public void over(int depth, Input in) {
                        in.readStopBit();
                    }
                };
        };
    }

    private static Step present(SpecialValue<?> row, boolean nullable) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (!row.skip().test(in)) {
                    Ends.requireNullable(nullable);
                }
            }
        };
    }

    /** Returns a step over a presence byte and the value that may follow it. */
    static Step ifPresent(Step step) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (Presence.read(in)) {
                    step.over(depth, in);
                }
            }
        };
    }

    /** As the other method, with the presence byte of a form of another library. */
    static Step ifPresent(Step step, PresenceByte presence) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (Marks.read(presence, in)) {
                    step.over(depth, in);
                }
            }
        };
    }

    /** As the first method; for null, as many zeros follow the presence byte. */
    static Step ifPresent(Step step, int zeros) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (Presence.read(zeros, in)) {
                    step.over(depth, in);
                }
            }

            @Override
            public boolean addTo(QuickTable table) {
                table.counted(QuickTable.PRESENT, false);
                return zeros == 0 && step.addTo(table);
            }
        };
    }
}
