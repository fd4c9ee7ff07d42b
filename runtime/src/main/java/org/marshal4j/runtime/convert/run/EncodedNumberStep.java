package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.EncodedNumber;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.step.Marks;

/** Converts a number of which at least one form is another library's. Creates nothing. */
public final class EncodedNumberStep extends ConvertStep {
    private final EncodedNumber was;
    private final EncodedNumber is;
    private final String type;
    private final NullBytes none;

    private EncodedNumberStep(EncodedNumber was, EncodedNumber is, String type, NullBytes none) {
        this.was = was;
        this.is = is;
        this.type = type;
        this.none = none;
    }

    /**
     * Creates the step.
     *
     * @param type today's type, for messages
     */
    public static ConvertStep of(EncodedNumber was, EncodedNumber is, String type, NullBytes none) {
        return new EncodedNumberStep(was, is, type, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (Marks.read(was.presence(), in)) {
            is.write(is.converted(was.read(in), was, type), out);
        } else {
            in.skip(was.zeros());
            none.write(out);
        }
    }
}
