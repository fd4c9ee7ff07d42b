package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.SharedObjects;

/** Scans or converts the outermost object of a message with shared objects, which may be the first of them. */
public final class RootObject extends ConvertStep {
    private final ConvertStep object;
    private final boolean wasNumbered;
    private final boolean isNumbered;
    private final String type;
    private final boolean isScan;

    private RootObject(ConvertStep object, boolean wasNumbered, boolean isNumbered, String type, boolean isScan) {
        this.object = object;
        this.wasNumbered = wasNumbered;
        this.isNumbered = isNumbered;
        this.type = type;
        this.isScan = isScan;
    }

    /**
     * Creates a step that scans the object.
     *
     * @param type its former class
     */
    public static RootObject scanned(ConvertStep object, boolean wasNumbered, String type) {
        return new RootObject(object, wasNumbered, false, type, true);
    }

    /**
     * Creates a step that converts the object.
     *
     * @param type its class today
     */
    public static RootObject converted(ConvertStep object, boolean wasNumbered, boolean isNumbered, String type) {
        return new RootObject(object, wasNumbered, isNumbered, type, false);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        SharedObjects objects = run.shared();
        if (isScan) {
            scan(run, in, out, objects);
            return;
        }
        if (isNumbered) {
            if (wasNumbered) {
                objects.write(0, type);
            } else {
                objects.writeOther();
            }
        }
        object.convert(run, in, out);
    }

    private void scan(Run run, Input in, Output out, SharedObjects objects) {
        long start = in.position();
        int index = wasNumbered ? objects.add(start, type, start) : -1;
        object.convert(run, in, out);
        if (wasNumbered) {
            objects.end(index, in.position());
        }
    }
}
