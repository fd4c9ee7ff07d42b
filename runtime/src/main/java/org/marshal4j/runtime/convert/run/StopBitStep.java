package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.dynamic.FixedValue;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/**
 * Converts a time or decimal that has two wire types, with and without {@code @StopBit}. It creates the value, since
 * only the methods that generated code calls know both forms.
 */
public final class StopBitStep extends ConvertStep {
    private final WireType was;
    private final WireType is;
    private final NullBytes none;

    private StopBitStep(WireType was, WireType is, NullBytes none) {
        this.was = was;
        this.is = is;
        this.none = none;
    }

    public static ConvertStep of(WireType was, WireType is, NullBytes none) {
        return new StopBitStep(was, is, none);
    }

    /** Whether two wire types differ only because of the annotation. */
    public static boolean isPossible(WireType was, WireType is) {
        WireKind one = was.kind();
        WireKind other = is.kind();
        return one != null && other != null && one.plainName().equals(other.plainName());
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        Object value = was instanceof WireType.Special special
                ? SpecialValues.of(special.kind()).orElseThrow().read(null, in)
                : read(((WireType.Value) was).kind(), in);
        if (value == null) {
            none.write(out);
        } else if (is instanceof WireType.Special special) {
            SpecialValues.of(special.kind()).orElseThrow().write(value, out);
        } else {
            write(value, ((WireType.Value) is).kind(), out);
        }
    }

    private static @Nullable Object read(ValueKind kind, Input in) {
        long at = in.take(kind.size());
        return FixedValue.of(kind).at(in.base(), at);
    }

    private static void write(Object value, ValueKind kind, Output out) {
        long at = out.reserve(kind.size());
        FixedValue.of(kind).put(out.base(), at, value);
    }
}
