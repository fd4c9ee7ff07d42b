package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.runtime.step.Marks;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.WireType;

/** Copies a value whose forms differ in nothing but null. */
public final class EncodedCopyStep extends ConvertStep {
    private final WireType.Encoded was;
    private final WireType.Encoded is;
    private final ConvertStep value;
    private final NullBytes none;

    /** The form of the length in the former value, if that is −1 for null. */
    private final @Nullable NumberForm nullLength;

    private EncodedCopyStep(WireType.Encoded was, WireType.Encoded is, ConvertStep value, NullBytes none) {
        this.was = was;
        this.is = is;
        this.value = value;
        this.none = none;
        this.nullLength = was.form().hasNull() ? was.form().length() : null;
    }

    /**
     * Creates the step.
     *
     * @param value copies a value that is not null, without presence bytes
     */
    public static ConvertStep of(WireType.Encoded was, WireType.Encoded is, ConvertStep value, NullBytes none) {
        return new EncodedCopyStep(was, is, value, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (!Marks.read(was.presence(), in) || isNull(in)) {
            none.write(out);
            return;
        }
        if (is.presence().isThere()) {
            out.writeByte(is.presence().ofValue());
        }
        value.convert(run, in, out);
    }

    /** Whether the length is that of null, which is taken then. */
    private boolean isNull(Input in) {
        if (nullLength == null) {
            return false;
        }
        long start = in.position();
        if (Lengths.read("a value", nullLength, Integer.MAX_VALUE, in) < 0) {
            return true;
        }
        in.position(start);
        return false;
    }
}
