package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.schema.wire.WireType;

/** Converts a text to another form, or to one of another length. */
public final class TextStep extends ConvertStep {
    private final TextFrom from;
    private final TextTo to;
    private final NullBytes none;

    private TextStep(WireType was, WireType is, NullBytes none) {
        this.from = TextFrom.of(was);
        this.to = TextTo.of(is);
        this.none = none;
    }

    public static ConvertStep of(WireType was, WireType is, NullBytes none) {
        return new TextStep(was, is, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (from.next(run, in)) {
            to.write(run.textBase, run.textAt, run.textSize, out);
        } else {
            none.write(out);
        }
    }
}
