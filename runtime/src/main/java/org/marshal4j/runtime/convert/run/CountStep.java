package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.runtime.step.Ends;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;

/** Converts the count of a collection, a map or an array of objects. */
public final class CountStep {
    private final int least;
    private final boolean wasNullable;
    private final int wasMost;
    private final int isMost;
    private final NullBytes none;
    private final @Nullable NumberForm from;
    private final @Nullable NumberForm to;
    private final PresenceByte marked;

    /**
     * Creates the step.
     *
     * @param least the size in bytes of an element, or of a key and a value together; -1 if it varies
     * @param was the former wire type, whose presence byte has been read
     * @param is today's wire type
     */
    public CountStep(int least, WireType was, WireType is, NullBytes none) {
        this.least = least;
        this.wasNullable =
                was instanceof WireType.Encoded before ? before.form().hasNull() : was.nullable();
        this.from = was instanceof WireType.Encoded before ? before.form().length() : null;
        this.to = is instanceof WireType.Encoded now ? now.form().length() : null;
        this.marked = PresenceByte.of(is);
        this.wasMost = was.plain().most();
        this.isMost = is.plain().most();
        this.none = none;
    }

    /** Converts the count, or null, and returns it, 0 for null. */
    int convert(Input in, Output out) {
        int count = from == null
                ? Ends.count(least, wasNullable, wasMost, in)
                : Ends.count(from, least, wasNullable, wasMost, in);
        if (count < 0) {
            none.write(out);
            return 0;
        }
        if (count > isMost) {
            throw Refused.tooMany(count, isMost);
        }
        if (marked.isThere()) {
            out.writeByte(marked.ofValue());
        }
        if (to == null) {
            StopBit.write(count, out);
        } else {
            Lengths.write("a collection", to, count, out);
        }
        return count;
    }
}
