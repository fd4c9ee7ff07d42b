package org.marshal4j.schema.wire;

/** Forms of other libraries that do not hold every value. */
public final class NarrowForms {
    private NarrowForms() {}

    /** {@return whether the form cannot hold every value of the type that is not null} */
    public static boolean is(WireType.Encoded type) {
        if (type.form() instanceof EncodedForm.OfNumber of) {
            return type.value().kind() instanceof PrimitiveKind kind
                    ? isNarrow(kind, of.number())
                    : type.value().kind() != ValueKind.UUID;
        }
        if (type.form() instanceof EncodedForm.OfTime time) {
            return time.time() != TimeForm.DAYS || time.number().max() < Long.MAX_VALUE;
        }
        if (type.form() instanceof EncodedForm.OfArray elements && type.value() instanceof WireType.Array array) {
            return isNarrow(array.element(), elements.element()) || isShort(elements.length());
        }
        // Decimals with very many digits or a very large exponent have no text.
        return type.form() instanceof EncodedForm.OfText text
                ? text.chars() == CharForm.LATIN1
                        || isShort(text.length())
                        || type.value().kind() == SpecialKind.DECIMAL
                : type.form() instanceof EncodedForm.OfCount count && isShort(count.length());
    }

    private static boolean isShort(NumberForm length) {
        return length.max() < Integer.MAX_VALUE;
    }

    private static boolean isNarrow(PrimitiveKind kind, NumberForm form) {
        if (kind == PrimitiveKind.BOOL || form.isFloating()) {
            return kind == PrimitiveKind.FLOAT64 && !form.isDouble();
        }
        boolean isChar = kind == PrimitiveKind.CHAR16;
        int bits = Byte.SIZE * kind.size() - (isChar ? 0 : 1);
        long min = isChar ? 0 : -1L << bits;
        return form.min() > min || form.max() < (kind == PrimitiveKind.INT64 ? Long.MAX_VALUE : (1L << bits) - 1);
    }
}
