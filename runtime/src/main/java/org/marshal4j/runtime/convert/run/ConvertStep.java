package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.step.QuickTable;

/** Converts one value: reads it at the position of the input, and writes it with today's wire type. Immutable. */
// Most subclasses have a static method that returns this class. A JVM that verifies code which creates subclasses
// itself,
// and returns them as this class, loads each of them, whether a conversion has any or not.
public abstract class ConvertStep {
    /**
     * Converts the next value. The position of the input is behind it then.
     *
     * @throws org.marshal4j.runtime.MarshalException if today's type has no such value
     */
    public abstract void convert(Run run, Input in, Output out);

    /** Adds what the step does with most values to a table; returns false if that does not go into one. */
    public boolean addTo(QuickTable table) {
        return false;
    }
}
