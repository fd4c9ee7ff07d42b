package org.marshal4j.runtime.convert;

/** Converts a collection or an array of objects. */
final class ListStep extends ConvertStep {
    private final CountStep count;
    private final ConvertStep element;

    ListStep(CountStep count, ConvertStep element) {
        this.count = count;
        this.element = element;
    }

    @Override
    void convert(Run run) {
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
