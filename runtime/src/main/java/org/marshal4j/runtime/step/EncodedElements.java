package org.marshal4j.runtime.step;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.encoded.EncodedNumbers;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.runtime.generated.encoded.Narrowed;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/** The arrays of {@link EncodedValues} and {@link PlainValues}. */
final class EncodedElements {
    private static final String WHAT = "an array";

    private EncodedElements() {}

    static @Nullable Object read(WireType.Array type, EncodedForm.OfArray form, Input in) {
        int count = count(type, form, in);
        if (count < 0) {
            Ends.requireNullable(form.hasNull());
            return null;
        }
        Object array = Array.newInstance(classOf(type.element()), count);
        int bits = EncodedValues.bits(type.element());
        for (int i = 0; i < count; i++) {
            long number = EncodedNumbers.read(form.element(), bits, in);
            Array.set(array, i, EncodedValues.primitive(type.element(), form.element(), number));
        }
        return array;
    }

    private static int count(WireType.Array type, EncodedForm.OfArray form, Input in) {
        int count = Lengths.read(WHAT, form.length(), type.most(), in);
        Lengths.requireRoom(count, Math.max(1, form.element().size()), in);
        return count;
    }

    static void write(EncodedForm.OfArray form, Object array, Output out) {
        int count = Array.getLength(array);
        Lengths.write(WHAT, form.length(), count, out);
        for (int i = 0; i < count; i++) {
            Object element = Array.get(array, i);
            long number = EncodedValues.number(form.element(), element);
            if (!form.element().isFloating()) {
                Narrowed.require("", form.element(), number);
            }
            boolean isLong = element instanceof Long || element instanceof Double;
            EncodedNumbers.write(form.element(), isLong ? Long.SIZE : Integer.SIZE, number, out);
        }
    }

    static void skip(WireType.Array type, EncodedForm.OfArray form, Input in) {
        int count = count(type, form, in);
        if (form.element().size() != NumberForm.VARIES) {
            in.skip((long) Math.max(0, count) * form.element().size());
            return;
        }
        for (int i = 0; i < count; i++) {
            EncodedNumbers.read(form.element(), Long.SIZE, in);
        }
    }

    static Class<?> classOf(PrimitiveKind kind) {
        return switch (kind) {
            case INT8 -> byte.class;
            case INT16 -> short.class;
            case INT32 -> int.class;
            case INT64 -> long.class;
            case FLOAT32 -> float.class;
            case FLOAT64 -> double.class;
            case CHAR16 -> char.class;
            case BOOL -> boolean.class;
        };
    }
}
