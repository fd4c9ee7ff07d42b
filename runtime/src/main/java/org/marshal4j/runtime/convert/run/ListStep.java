package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a collection or an array of objects. */
public final class ListStep extends ConvertStep {
    private final CountStep count;
    private final ConvertStep element;

    private ListStep(CountStep count, ConvertStep element) {
        this.count = count;
        this.element = element;
    }

    public static ConvertStep of(CountStep count, ConvertStep element) {
        return new ListStep(count, element);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int elements = count.convert(in, out);
        int i = 0;
        try {
            for (; i < elements; i++) {
                element.convert(run, in, out);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, "[" + i + "]", in.position());
        }
    }
}
