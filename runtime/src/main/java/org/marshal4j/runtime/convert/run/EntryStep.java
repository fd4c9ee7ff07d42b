package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a key and a value that follow each other. */
public final class EntryStep extends ConvertStep {
    private final ConvertStep key;
    private final ConvertStep value;

    private EntryStep(ConvertStep key, ConvertStep value) {
        this.key = key;
        this.value = value;
    }

    public static ConvertStep of(ConvertStep key, ConvertStep value) {
        return new EntryStep(key, value);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        boolean inKey = true;
        try {
            key.convert(run, in, out);
            inKey = false;
            value.convert(run, in, out);
        } catch (RuntimeException e) {
            throw run.failed(e, inKey ? ".key" : ".value", in.position());
        }
    }
}
