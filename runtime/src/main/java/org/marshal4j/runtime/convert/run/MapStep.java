package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a map. */
public final class MapStep extends ConvertStep {
    private final CountStep count;
    private final ConvertStep key;
    private final ConvertStep value;

    private MapStep(CountStep count, ConvertStep key, ConvertStep value) {
        this.count = count;
        this.key = key;
        this.value = value;
    }

    public static ConvertStep of(CountStep count, ConvertStep key, ConvertStep value) {
        return new MapStep(count, key, value);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int entries = count.convert(in, out);
        int i = 0;
        boolean inKey = true;
        try {
            for (; i < entries; i++) {
                inKey = true;
                key.convert(run, in, out);
                inKey = false;
                value.convert(run, in, out);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, "[" + i + (inKey ? "].key" : "].value"), in.position());
        }
    }
}
