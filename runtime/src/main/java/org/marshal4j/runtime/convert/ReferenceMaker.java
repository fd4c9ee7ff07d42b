package org.marshal4j.runtime.convert;

import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.schema.wire.WireType;

/** Makes the steps for references to shared objects. */
interface ReferenceMaker {
    /**
     * Makes the step for a reference; both types refer to a class, or both to a family.
     *
     * @param none what null becomes
     */
    ConvertStep reference(WireType.Shared was, WireType.Shared is, NullBytes none);

    /** Makes the steps for objects. */
    interface Objects {
        /** Makes the step for the fields of an object, by the names of its class. */
        ConvertStep object(String was, String is);
    }
}
