package org.marshal4j.runtime.convert.run;

/** Converts a key and a value that follow each other. */
public final class EntryStep extends ConvertStep {
    private final ConvertStep key;
    private final ConvertStep value;

    public EntryStep(ConvertStep key, ConvertStep value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public void convert(Run run) {
        boolean inKey = true;
        try {
            key.convert(run);
            inKey = false;
            value.convert(run);
        } catch (RuntimeException e) {
            throw run.failed(e, inKey ? ".key" : ".value");
        }
    }
}
