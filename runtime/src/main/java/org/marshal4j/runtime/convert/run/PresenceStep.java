package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.step.Marks;
import org.marshal4j.runtime.step.QuickTable;
import org.marshal4j.schema.wire.PresenceByte;

/** Converts a value of which at least one form has a presence byte. */
public final class PresenceStep extends ConvertStep {
    private final PresenceByte was;
    private final int zeros;
    private final boolean isNullable;
    private final ConvertStep value;
    private final NullBytes none;

    /**
     * Creates the step.
     *
     * @param wasNullable whether the former value has a presence byte
     * @param zeros the number of bytes that follow the presence byte of null
     * @param isNullable whether today's value has a presence byte
     * @param value converts a value that is not null, without presence bytes
     */
    public static ConvertStep of(
            boolean wasNullable, int zeros, boolean isNullable, ConvertStep value, NullBytes none) {
        return new PresenceStep(wasNullable ? PresenceByte.ONE : PresenceByte.NONE, zeros, isNullable, value, none);
    }

    /**
     * Creates the step for a value of which only the former form has a presence byte, and no zeros after it.
     *
     * @param was the byte
     * @param value converts a value that is not null, without presence bytes
     */
    public static ConvertStep of(PresenceByte was, ConvertStep value, NullBytes none) {
        return new PresenceStep(was, 0, false, value, none);
    }

    private PresenceStep(PresenceByte was, int zeros, boolean isNullable, ConvertStep value, NullBytes none) {
        this.was = was;
        this.zeros = zeros;
        this.isNullable = isNullable;
        this.value = value;
        this.none = none;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (!Marks.read(was, in)) {
            in.skip(zeros);
            none.write(out);
            return;
        }
        if (isNullable) {
            out.writeByte((byte) 1);
        }
        value.convert(run, in, out);
    }

    @Override
    public boolean addTo(QuickTable table) {
        if (was != PresenceByte.NONE) {
            table.counted(QuickTable.PRESENT, false);
        }
        if (isNullable) {
            table.constant(1, 1);
        }
        return (was == PresenceByte.NONE || was == PresenceByte.ONE) && value.addTo(table);
    }
}
