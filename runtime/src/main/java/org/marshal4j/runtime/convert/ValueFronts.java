package org.marshal4j.runtime.convert;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.schema.wire.WireType;

/** Makes the conversions of the fronts of values: of all that comes before what stays the same at their ends. */
interface ValueFronts {
    /**
     * Makes the conversion of one value's front.
     *
     * @param nested how many objects there may be, one in another
     * @return the conversion; null if there is no such end, or if it is no object of varying size
     */
    @Nullable
    ConvertStep of(WireType was, WireType is, int nested);
}
