package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NumberKind;

/** Converts a number of which at least one form varies in size. */
public final class NumberStep extends ConvertStep {
    private final NumberKind was;
    private final NumberKind is;
    private final String type;

    private NumberStep(NumberKind was, NumberKind is, String type) {
        this.was = was;
        this.is = is;
        this.type = type;
    }

    /**
     * Creates the step.
     *
     * @param type today's type, for messages
     */
    public static ConvertStep of(NumberKind was, NumberKind is, String type) {
        return new NumberStep(was, is, type);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        is.write(NumberKind.convert(was.read(in), was, is, type), out);
    }
}
