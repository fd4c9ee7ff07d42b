package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import org.jspecify.annotations.Nullable;

/** Reads one field of an object. Implemented by generated code. */
@FunctionalInterface
public interface FieldReader {

    /**
     * Sets a field.
     *
     * @param index the index of the field
     * @param in its value; null if the message does not have the field
     */
    void read(int index, @Nullable ValueIn in);
}
