package org.marshal4j.runtime.inspect;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireNames;
import org.marshal4j.schema.wire.WireType;

/** Converts values that contain no other types from one schema to another. */
final class LeafConversion {
    private final WireCursor in;
    private final Output out;
    private final FixedSizes sizes;

    /**
     * Creates a conversion.
     *
     * @param sizes the sizes of today's types
     */
    LeafConversion(WireCursor in, Output out, FixedSizes sizes) {
        this.in = in;
        this.out = out;
        this.sizes = sizes;
    }

    /** Converts the next value. */
    void convert(WireType was, WireType is) {
        if (LeafSort.of(was) == LeafSort.UNKNOWN || LeafSort.of(is) == LeafSort.UNKNOWN) {
            throw Conversion.impossible("a value of wire type " + (LeafSort.of(was) == LeafSort.UNKNOWN ? was : is)
                    + " cannot be converted");
        }
        if (LeafSort.of(was) == LeafSort.CONTAINER || LeafSort.of(is) == LeafSort.CONTAINER) {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
        long start = in.offset() + (hasPresence(was) ? 1 : 0);
        Object value = WireValues.value(was, in, true);
        if (value == null) {
            writeNull(is);
        } else if (isSame(was, is)) {
            long end = in.offset();
            in.moveTo(start);
            writePresence(is);
            out.write(in.nextBytes((int) (end - start)));
        } else {
            write(value, was, is);
        }
    }

    /** Converts a count, −1 for null, and returns it. */
    int count(WireType was, int formerMax, WireType is, int max) {
        int count = WireValues.count(was, formerMax, in);
        if (count < 0) {
            writeNull(is);
        } else {
            requireAtMost(max, count);
            StopBit.write(count, out);
        }
        return count;
    }

    private static void requireAtMost(int max, int count) {
        if (max != WireType.ANY && count > max) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, count + ", but at most " + max + " are allowed");
        }
    }

    /** Whether the bytes of a value that is not null are the same, apart from a presence byte. */
    private static boolean isSame(WireType was, WireType is) {
        boolean isLimited = is instanceof WireType.Text || is instanceof WireType.Array;
        return bare(was).equals(bare(is)) && !isLimited;
    }

    private static String bare(WireType type) {
        String text = WireNames.replace(type, name -> name);
        return type.nullable() ? text.substring(0, text.length() - 1) : text;
    }

    private static boolean hasPresence(WireType type) {
        return type.nullable() && type.accept(HasPresence.INSTANCE);
    }

    private void writePresence(WireType is) {
        if (hasPresence(is)) {
            out.writeByte((byte) 1);
        }
    }

    private void write(Object value, WireType was, WireType is) {
        if (LeafSort.of(was) != LeafSort.of(is)) {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
        switch (LeafSort.of(is)) {
            case CONSTANT -> constant((String) value, (WireType.Enumeration) is);
            case TEXT -> is.accept(new TextWriter((String) value, out));
            case ARRAY -> array(value, was, is);
            case NUMBER -> {
                writePresence(is);
                NumberConversion.write((Number) value, is, out);
            }
            case ITSELF -> otherForm(value, was, is);
            default -> throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
    }

    /** Writes a value that has another form only because of {@code @StopBit}. */
    private void otherForm(Object value, WireType was, WireType is) {
        if (!StopBitConversion.isPossible(was, is)) {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
        writePresence(is);
        StopBitConversion.write(value, is, out);
    }

    private void constant(String name, WireType.Enumeration is) {
        int index = is.constants().indexOf(name);
        if (index < 0) {
            throw Conversion.impossible(is.type() + " no longer has " + name);
        }
        StopBit.write(index, out);
    }

    private void array(Object array, WireType was, WireType is) {
        PrimitiveKind kind = kindOf(was);
        if (kind == null || kind != kindOf(is)) {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
        int length = Array.getLength(array);
        long end = in.offset();
        if (is instanceof WireType.FixedArray fixed) {
            if (length != fixed.length()) {
                throw new MarshalException(
                        RuntimeProblem.TOO_LONG, length + ", but the length must be " + fixed.length());
            }
            writePresence(is);
        } else {
            requireAtMost(((WireType.Array) is).max(), length);
            StopBit.write(length, out);
        }
        copyBefore(end, (long) length * kind.size());
    }

    /** Copies the bytes themselves: converting to a double and back could change a NaN on some JVMs. */
    private void copyBefore(long end, long size) {
        in.moveTo(end - size);
        for (long i = 0; i < size; i++) {
            out.writeByte((byte) in.next());
        }
    }

    private static @Nullable PrimitiveKind kindOf(WireType type) {
        if (type instanceof WireType.FixedArray fixed) {
            return fixed.element();
        }
        return type instanceof WireType.Array array ? array.element() : null;
    }

    /** Writes the value of a field that the former schema does not have. */
    void absent(WireType is) {
        if (is.nullable()) {
            writeNull(is);
        } else if (is instanceof WireType.Primitive primitive) {
            zeros(primitive.sizeInBlock());
        } else if (is.hasDefault()) {
            // A stop-bit number.
            zeros(1);
        } else {
            throw Conversion.impossible("older messages do not have it, and it cannot be null");
        }
    }

    /** Writes null. */
    void writeNull(WireType is) {
        if (!is.nullable()) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        is.accept(new NullWriter(sizes, out));
    }

    private void zeros(int count) {
        out.write(new byte[count]);
    }
}
