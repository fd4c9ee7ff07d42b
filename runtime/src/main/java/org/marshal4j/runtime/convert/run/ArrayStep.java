package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.step.Ends;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/** Converts an array of primitives, whose elements stay the same, between a counted and a fixed length. */
public final class ArrayStep extends ConvertStep {
    private final WireType was;
    private final WireType is;
    private final int wasLength;
    private final int isLength;
    private final int wasMost;
    private final int isMost;
    private final int elementSize;
    private final NullBytes none;

    private ArrayStep(WireType was, WireType is, PrimitiveKind element, NullBytes none) {
        this.was = was;
        this.is = is;
        this.wasLength = lengthOf(was);
        this.isLength = lengthOf(is);
        this.wasMost = was.most();
        this.isMost = is.most();
        this.elementSize = element.size();
        this.none = none;
    }

    public static ConvertStep of(WireType was, WireType is, PrimitiveKind element, NullBytes none) {
        return new ArrayStep(was, is, element, none);
    }

    /** The type of the elements of an array; null if it is none. */
    public static @Nullable PrimitiveKind elementOf(WireType type) {
        if (type instanceof WireType.FixedArray fixed) {
            return fixed.element();
        }
        return type instanceof WireType.Array array ? array.element() : null;
    }

    /** The length of an array; {@link WireType#ANY} if it has a count. */
    private static int lengthOf(WireType type) {
        return type instanceof WireType.FixedArray fixed ? fixed.length() : WireType.ANY;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int length = length(in);
        if (length < 0) {
            none.write(out);
            return;
        }
        int size = Math.multiplyExact(length, elementSize);
        long at = in.take(size);
        if (isLength != WireType.ANY) {
            if (length != isLength) {
                throw new MarshalException(RuntimeProblem.TOO_LONG, length + ", but the length must be " + isLength);
            }
            if (is.nullable()) {
                out.writeByte((byte) 1);
            }
        } else {
            if (length > isMost) {
                throw Refused.tooMany(length, isMost);
            }
            StopBit.write(length, out);
        }
        Bytes.copy(in.base(), at, size, out);
    }

    /** Reads the length; -1 for null. */
    private int length(Input in) {
        if (wasLength != WireType.ANY) {
            if (!was.nullable() || Presence.read(in)) {
                return wasLength;
            }
            in.skip((long) wasLength * elementSize);
            return -1;
        }
        return Ends.arrayCount(elementSize, was.nullable(), wasMost, in);
    }
}
