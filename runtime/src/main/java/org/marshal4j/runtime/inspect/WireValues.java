package org.marshal4j.runtime.inspect;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.dynamic.FixedValue;
import org.marshal4j.runtime.generated.encoded.Lengths;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.step.EncodedValues;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Reads values, and checks everything that can be wrong with them. After a failure the cursor is where the value
 * starts.
 */
final class WireValues {
    private WireValues() {}

    /**
     * Reads the next value of a type that contains no other types.
     *
     * @param wanted whether the elements of an array are wanted
     */
    static @Nullable Object value(WireType type, WireCursor in, boolean wanted) {
        return type.accept(new Reader(in, wanted));
    }

    // NullAway does not see that the visitor may return null.
    @SuppressWarnings("NullAway")
    private record Reader(WireCursor in, boolean wanted) implements WireTypeVisitor.Holders<@Nullable Object> {
        @Override
        public @Nullable Object primitive(WireType.Primitive type) {
            return fixed(type.nullable(), type.sizeInBlock(), in, () -> WireValues.primitive(type.kind(), in));
        }

        @Override
        public @Nullable Object value(WireType.Value type) {
            return WireValues.value(type, in);
        }

        @Override
        public @Nullable Object fixedArray(WireType.FixedArray type) {
            return fixed(
                    type.nullable(), type.sizeInBlock(), in, () -> elements(type.element(), type.length(), in, wanted));
        }

        @Override
        public @Nullable Object custom(WireType.Custom type) {
            return WireValues.custom(type, in);
        }

        @Override
        public @Nullable Object special(WireType.Special type) {
            return SpecialCodec.value(type, in);
        }

        @Override
        public @Nullable Object fixedText(WireType.FixedText type) {
            return WireTexts.value(type, in);
        }

        @Override
        public @Nullable Object knownText(WireType.KnownText type) {
            return WireTexts.value(type, in);
        }

        @Override
        public @Nullable Object enumeration(WireType.Enumeration type) {
            long offset = in.offset();
            int index = count(type, in);
            return index < 0 ? null : constant(type, index, offset, in);
        }

        @Override
        public @Nullable Object array(WireType.Array type) {
            int count = count(type, in);
            return count < 0 ? null : elements(type.element(), count, in, wanted);
        }

        @Override
        public @Nullable Object text(WireType.Text type) {
            int count = count(type, in);
            return count < 0 ? null : WireTexts.text(type.kind(), count, in);
        }

        @Override
        public @Nullable Object encoded(WireType.Encoded type) {
            if (type.form() instanceof EncodedForm.OfCount) {
                return other(type);
            }
            return CopiedValue.read(bytes -> EncodedValues.read(type, bytes), in);
        }

        @Override
        public Object other(WireType type) {
            throw new IllegalArgumentException("a " + type + " is not a single value");
        }
    }

    /** Reads a count; −1 only if null is allowed. */
    static int count(WireType type, WireCursor in) {
        long offset = in.offset();
        int count = in.nextCount();
        if (count < 0 && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        if (count > type.most()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + type.max() + " are allowed");
        }
        return count;
    }

    /** Reads a count as the other method, in a form that another library has chosen. */
    static int count(EncodedForm.OfCount form, int most, WireCursor in) {
        long offset = in.offset();
        Object count = CopiedValue.read(bytes -> Lengths.read("a collection", form.length(), most, bytes), in);
        if (!(count instanceof Integer read) || (read < 0 && !form.hasNull())) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return read;
    }

    /**
     * Reads the count of a versioned block, which must have that many bytes. For a block that is still being
     * written, returns the number of bytes so far.
     */
    static int frame(WireCursor in) {
        long offset = in.offset();
        boolean open = in.isOpenFrame();
        int count = (int) in.next(Integer.BYTES);
        if (open) {
            return (int) Math.min(in.left(), Integer.MAX_VALUE);
        }
        if (count < 0 || count > in.left()) {
            MarshalException bad = VersionedBlocks.refused(count, in.left());
            in.moveTo(offset);
            throw bad;
        }
        return count;
    }

    /** Reads the state of an Optional: 0 for null, 1 for empty, 2 for present. */
    static int optionalState(boolean nullable, WireCursor in) {
        long offset = in.offset();
        int state = in.next();
        if (state > 2) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_BYTE, "the byte of an Optional is " + state + " instead of 0, 1 or 2");
        }
        if (state == 0 && !nullable) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return state;
    }

    /** Reads a value that follows its presence byte. */
    interface Maker {
        /** Returns the value; null if it is not wanted. */
        @Nullable
        Object make();
    }

    private static @Nullable Object fixed(boolean nullable, int size, WireCursor in, Maker maker) {
        in.require(size);
        if (nullable && !in.nextPresence()) {
            in.skip(size - 1L);
            return null;
        }
        return maker.make();
    }

    private static @Nullable Object value(WireType.Value type, WireCursor in) {
        long offset = in.offset();
        Object value = fixed(type.nullable() && !type.kind().hasNull(), type.sizeInBlock(), in, () -> {
            long start = in.offset();
            byte[] bytes = in.nextBytes(type.kind().size());
            in.moveTo(start);
            Object made = FixedValue.of(type.kind()).at(bytes, RawMemory.ARRAY_OFFSET);
            in.skip(bytes.length);
            return made;
        });
        if (value == null && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return value;
    }

    private static @Nullable Object custom(WireType.Custom type, WireCursor in) {
        return fixed(type.nullable(), type.sizeInBlock(), in, () -> {
            in.skip(type.size());
            return type.size() + " bytes";
        });
    }

    /** Reads the next primitive and boxes it. */
    static Object primitive(PrimitiveKind kind, WireCursor in) {
        if (kind == PrimitiveKind.BOOL) {
            return in.nextBoolean();
        }
        long bits = in.next(kind.size());
        return switch (kind) {
            case INT8 -> (byte) bits;
            case INT16 -> (short) bits;
            case INT32 -> (int) bits;
            case INT64 -> bits;
            case FLOAT32 -> Float.intBitsToFloat((int) bits);
            case FLOAT64 -> Double.longBitsToDouble(bits);
            case CHAR16 -> (char) bits;
            case BOOL -> throw new AssertionError(kind);
        };
    }

    /** Reads the name of an enum constant. */
    private static String constant(WireType.Enumeration type, int index, long offset, WireCursor in) {
        int count = type.constants().size();
        if (index >= count) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but " + type.type() + " has " + count
                            + (count == 1 ? " constant" : " constants"));
        }
        return type.constants().get(index);
    }

    /**
     * Reads the elements of an array and checks them where they can be invalid. Returns the array, or null if it is not
     * wanted.
     */
    private static @Nullable Object elements(PrimitiveKind kind, int count, WireCursor in, boolean wanted) {
        in.require((long) count * kind.size());
        if (kind != PrimitiveKind.BOOL && !wanted) {
            in.skip((long) count * kind.size());
            return null;
        }
        Object array = wanted ? newArray(kind, count) : null;
        for (int i = 0; i < count; i++) {
            Object element = primitive(kind, in);
            if (array != null) {
                Array.set(array, i, element);
            }
        }
        return array;
    }

    private static Object newArray(PrimitiveKind kind, int count) {
        return switch (kind) {
            case INT8 -> new byte[count];
            case INT16 -> new short[count];
            case INT32 -> new int[count];
            case INT64 -> new long[count];
            case FLOAT32 -> new float[count];
            case FLOAT64 -> new double[count];
            case CHAR16 -> new char[count];
            case BOOL -> new boolean[count];
        };
    }
}
