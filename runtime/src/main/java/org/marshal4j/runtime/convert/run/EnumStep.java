package org.marshal4j.runtime.convert.run;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.Indexes;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.schema.wire.WireType;

/** Converts an enum constant, by its name. */
public final class EnumStep extends ConvertStep {
    /** Today's index for each former one; -1 if the constant is gone. */
    private final int[] today;

    private final WireType.Enumeration was;
    private final WireType.Enumeration is;
    private final NullBytes none;

    private EnumStep(WireType.Enumeration was, WireType.Enumeration is, NullBytes none) {
        List<String> constants = is.constants();
        this.today = Indexes.of(was.constants(), constants);
        this.was = was;
        this.is = is;
        this.none = none;
    }

    public static ConvertStep of(WireType.Enumeration was, WireType.Enumeration is, NullBytes none) {
        return new EnumStep(was, is, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int index = StopBit.read(in);
        if (index < 0) {
            none.write(out);
            return;
        }
        if (index >= today.length) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but " + was.type() + " has " + today.length
                            + (today.length == 1 ? " constant" : " constants"));
        }
        if (today[index] < 0) {
            throw Refused.impossible(
                    is.type() + " no longer has " + was.constants().get(index));
        }
        StopBit.write(today[index], out);
    }
}
