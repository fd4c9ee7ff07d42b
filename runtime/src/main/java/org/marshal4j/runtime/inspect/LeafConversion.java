package org.marshal4j.runtime.inspect;

import java.lang.reflect.Array;
import net.openhft.chronicle.bytes.Bytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.FixedText;
import org.marshal4j.runtime.generated.OneOf;
import org.marshal4j.runtime.generated.Text;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.WireNames;
import org.marshal4j.schema.WireType;

/** Makes the bytes of values that hold no other types in one form out of those in another. */
final class LeafConversion {
    private final WireCursor in;
    private final Bytes<?> out;
    private final FixedSizes sizes;

    /**
     * Conversions from there to there.
     *
     * @param sizes of the types of today
     */
    LeafConversion(WireCursor in, Bytes<?> out, FixedSizes sizes) {
        this.in = in;
        this.out = out;
        this.sizes = sizes;
    }

    /** Converts the next value. */
    void convert(WireType was, WireType is) {
        if (isUnknown(was) || isUnknown(is)) {
            throw Conversion.impossible("a value of wire type " + (isUnknown(was) ? was : is) + " cannot be converted");
        }
        if (isContainer(was) || isContainer(is)) {
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

    /** A count, which is −1 for null; returns it. */
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

    /** Whether it holds other types, so that only the same kind of container can be made of it. */
    private static boolean isContainer(WireType type) {
        return type instanceof WireType.ListOf
                || type instanceof WireType.MapOf
                || type instanceof WireType.OptionalOf
                || type instanceof WireType.Nested
                || type instanceof WireType.Family;
    }

    private static boolean isUnknown(WireType type) {
        return type instanceof WireType.Shared
                || type instanceof WireType.Open
                || (type instanceof WireType.Custom custom && custom.size() == WireType.ANY);
    }

    /** Whether the bytes of a value that is not null are the same but for a presence byte. */
    private static boolean isSame(WireType was, WireType is) {
        return bare(was).equals(bare(is)) && !(is instanceof WireType.Text) && !(is instanceof WireType.Array);
    }

    private static String bare(WireType type) {
        String text = WireNames.replace(type, name -> name);
        return type.nullable() ? text.substring(0, text.length() - 1) : text;
    }

    private static boolean hasPresence(WireType type) {
        if (!type.nullable()) {
            return false;
        }
        if (type instanceof WireType.Value value) {
            return !value.kind().hasNull();
        }
        if (type instanceof WireType.Special special) {
            return !special.kind().hasNull();
        }
        return type instanceof WireType.Primitive
                || type instanceof WireType.FixedArray
                || type instanceof WireType.Custom;
    }

    private void writePresence(WireType is) {
        if (hasPresence(is)) {
            out.writeByte((byte) 1);
        }
    }

    private void write(Object value, WireType was, WireType is) {
        if (value instanceof String text
                && is instanceof WireType.Enumeration enumeration
                && was instanceof WireType.Enumeration) {
            int index = enumeration.constants().indexOf(text);
            if (index < 0) {
                throw Conversion.impossible(enumeration.type() + " no longer has " + text);
            }
            StopBit.write(index, out);
        } else if (value instanceof String text && isText(was) && isText(is)) {
            write(text, is);
        } else if (value.getClass().isArray()) {
            array(value, was, is);
        } else if (isNumber(was) && isNumber(is)) {
            writePresence(is);
            NumberConversion.write((Number) value, is, out);
        } else {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
    }

    private static boolean isText(WireType type) {
        return type instanceof WireType.Text
                || type instanceof WireType.FixedText
                || type instanceof WireType.OneOfText;
    }

    private static boolean isNumber(WireType type) {
        return NumberConversion.isNumber(type);
    }

    private void write(String text, WireType is) {
        if (is instanceof WireType.FixedText fixed) {
            FixedText.check("", fixed.room(), text);
            byte[] bytes = new byte[fixed.size()];
            FixedText.put(bytes, RawMemory.ARRAY_OFFSET, fixed.room(), text);
            out.write(bytes);
        } else if (is instanceof WireType.OneOfText oneOf) {
            OneOf.write("", text, oneOf.usual().toArray(String[]::new), out);
        } else {
            int max = ((WireType.Text) is).max();
            Text.write("", text, max == WireType.ANY ? Integer.MAX_VALUE : max, out);
        }
    }

    private void array(Object array, WireType was, WireType is) {
        WireType.Kind kind = kindOf(was);
        if (kind == null || kind != kindOf(is)) {
            throw Conversion.impossible("wire type was " + was + ", is now " + is);
        }
        int length = Array.getLength(array);
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
        for (int i = 0; i < length; i++) {
            NumberConversion.write(Array.get(array, i), kind, out);
        }
    }

    private static WireType.@Nullable Kind kindOf(WireType type) {
        if (type instanceof WireType.FixedArray fixed) {
            return fixed.element();
        }
        return type instanceof WireType.Array array ? array.element() : null;
    }

    /** Stands for a field that the former form does not have. */
    void absent(WireType is) {
        if (is.nullable()) {
            writeNull(is);
        } else if (is instanceof WireType.Primitive primitive) {
            zeros(primitive.size());
        } else if (is instanceof WireType.Special special && NumberConversion.isNumber(special)) {
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
        if (is instanceof WireType.Nested nested) {
            if (nested.framed()) {
                VersionedBlocks.writeNull("", out);
            } else {
                zeros(1 + Math.max(0, sizes.of(nested.type())));
            }
        } else if (is instanceof WireType.FixedText fixed) {
            byte[] bytes = new byte[fixed.size()];
            FixedText.put(bytes, RawMemory.ARRAY_OFFSET, fixed.room(), null);
            out.write(bytes);
        } else if (is instanceof WireType.OneOfText oneOf) {
            OneOf.write("", null, oneOf.usual().toArray(String[]::new), out);
        } else if (is instanceof WireType.Special special) {
            special(special);
        } else if (is instanceof WireType.OptionalOf
                || is instanceof WireType.Shared
                || (is instanceof WireType.Custom custom && custom.size() == WireType.ANY)) {
            zeros(1);
        } else if (WireType.sizeInBlock(is) > 0) {
            zeros(WireType.sizeInBlock(is));
        } else {
            StopBit.write(-1, out);
        }
    }

    private void special(WireType.Special is) {
        switch (is.kind()) {
            case DECIMAL -> out.writeByte(Byte.MIN_VALUE);
            case BIGINT -> StopBit.write(-1, out);
            default -> zeros(1);
        }
    }

    private void zeros(int count) {
        out.write(new byte[count]);
    }
}
