package org.marshal4j.runtime.step;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.dynamic.FixedValue;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/**
 * The values of {@link EncodedValues} as they are without {@code @Encoded}: a conversion turns one into the other.
 * Stateless.
 */
public final class PlainValues {
    private PlainValues() {}

    /** Writes a value that is not null. */
    public static void write(WireType type, Object value, Output out) {
        if (hasPresence(type)) {
            out.writeByte((byte) 1);
        }
        WireKind kind = type.kind();
        if (kind instanceof PrimitiveKind primitive) {
            primitive(primitive, value, out);
        } else if (kind instanceof ValueKind fixed) {
            long at = out.reserve(fixed.size());
            FixedValue.of(fixed).put(out.base(), at, value);
        } else if (type instanceof WireType.Enumeration constants) {
            StopBit.write(constants.constants().indexOf(value), out);
        } else if (type instanceof WireType.Array array) {
            int count = Array.getLength(value);
            StopBit.write(count, out);
            for (int i = 0; i < count; i++) {
                primitive(array.element(), Array.get(value, i), out);
            }
        } else if (kind instanceof TextKind) {
            Text.write((String) value, out);
        } else {
            BigDecimals.write((BigDecimal) value, out);
        }
    }

    private static boolean hasPresence(WireType type) {
        return type.nullable() && (type.kind() instanceof PrimitiveKind || type.kind() instanceof ValueKind);
    }

    /** Reads a value that {@link #write} wrote, or a conversion; null for null. */
    public static @Nullable Object read(WireType type, Input in) {
        if (hasPresence(type) && !Presence.read(in)) {
            return null;
        }
        WireKind kind = type.kind();
        if (kind instanceof PrimitiveKind primitive) {
            return primitive(primitive, in);
        }
        if (kind instanceof ValueKind fixed) {
            long at = in.take(fixed.size());
            return FixedValue.of(fixed).at(in.base(), at);
        }
        if (type instanceof WireType.Enumeration constants) {
            int index = StopBit.read(in);
            return index < 0 ? null : constants.constants().get(index);
        }
        if (type instanceof WireType.Array array) {
            int count = StopBit.read(in);
            if (count < 0) {
                return null;
            }
            Object read = Array.newInstance(EncodedElements.classOf(array.element()), count);
            for (int i = 0; i < count; i++) {
                Array.set(read, i, primitive(array.element(), in));
            }
            return read;
        }
        return kind instanceof TextKind ? Text.read(null, in) : BigDecimals.read(null, in);
    }

    private static void primitive(PrimitiveKind kind, Object value, Output out) {
        long number = EncodedValues.number(value);
        switch (kind.size()) {
            case Byte.BYTES -> out.writeByte((byte) number);
            case Short.BYTES -> out.writeShort((short) number);
            case Integer.BYTES -> out.writeInt((int) number);
            default -> out.writeLong(number);
        }
    }

    private static Object primitive(PrimitiveKind kind, Input in) {
        long number = switch (kind) {
            case INT8, BOOL -> in.readByte();
            case INT16 -> in.readShort();
            case CHAR16 -> (char) in.readShort();
            case INT32, FLOAT32 -> in.readInt();
            default -> in.readLong();
        };
        return EncodedValues.primitive(kind, number);
    }
}
