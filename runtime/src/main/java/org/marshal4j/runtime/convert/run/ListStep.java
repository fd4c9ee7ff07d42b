package org.marshal4j.runtime.convert.run;

/** Converts a collection or an array of objects. */
public final class ListStep extends ConvertStep {
    private final CountStep count;
    private final ConvertStep element;

    public ListStep(CountStep count, ConvertStep element) {
        this.count = count;
        this.element = element;
    }

    @Override
    public void convert(Run run) {
        int elements = count.convert(run);
        int i = 0;
        try {
            for (; i < elements; i++) {
                element.convert(run);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, "[" + i + "]");
        }
    }
}
