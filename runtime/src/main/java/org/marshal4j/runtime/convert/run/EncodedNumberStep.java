package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.convert.value.EncodedNumber;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.step.Marks;

/** Converts a number of which at least one form is another library's. Creates nothing. */
public final class EncodedNumberStep extends ConvertStep {
    private final EncodedNumber was;
    private final EncodedNumber is;
    private final String type;
    private final NullBytes none;

    /**
     * Creates the step.
     *
     * @param type today's type, for messages
     */
    public EncodedNumberStep(EncodedNumber was, EncodedNumber is, String type, NullBytes none) {
        this.was = was;
        this.is = is;
        this.type = type;
        this.none = none;
    }

    @Override
    public void convert(Run run) {
        if (Marks.read(was.presence(), run.in)) {
            is.write(is.converted(was.read(run.in), was, type), run.out);
        } else {
            run.in.skip(was.zeros());
            none.write(run.out);
        }
    }
}
