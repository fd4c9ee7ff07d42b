package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/**
 * How a number is written. Its value is passed on as a long: itself if it is whole, otherwise its raw bits as a float or
 * double.
 */
public enum NumberKind {
    INT8(PrimitiveKind.INT8, 8, false, false),
    INT16(PrimitiveKind.INT16, 16, false, false),
    INT32(PrimitiveKind.INT32, 32, false, false),
    INT64(PrimitiveKind.INT64, 64, false, false),
    FLOAT32(PrimitiveKind.FLOAT32, 32, true, false),
    FLOAT64(PrimitiveKind.FLOAT64, 64, true, false),
    STOP16(SpecialKind.STOP_SHORT, 16, false, true),
    STOP32(SpecialKind.STOP_INT, 32, false, true),
    STOP64(SpecialKind.STOP_LONG, 64, false, true),
    STOP_FLOAT32(SpecialKind.STOP_FLOAT, 32, true, true),
    STOP_FLOAT64(SpecialKind.STOP_DOUBLE, 64, true, true);

    /** Numbers from here on are too large for a long. */
    private static final double LONG_END = 0x1p63;

    @SuppressWarnings("ImmutableEnumChecker") // each is a constant of an enum
    private final WireKind kind;

    private final int bits;
    private final boolean floating;
    private final boolean varying;

    NumberKind(WireKind kind, int bits, boolean floating, boolean varying) {
        this.kind = kind;
        this.bits = bits;
        this.floating = floating;
        this.varying = varying;
    }

    /** The kind of a wire type; null if its values are not numbers. */
    public static @Nullable NumberKind of(WireType type) {
        for (NumberKind each : values()) {
            if (each.kind == type.kind()) {
                return each;
            }
        }
        return null;
    }

    /** The size in bytes, if it is fixed. */
    public int size() {
        return bits / Byte.SIZE;
    }

    public boolean isFloating() {
        return floating;
    }

    public boolean isFixed() {
        return !varying;
    }

    /** Loads a number of fixed size. */
    public long get(@Nullable Object base, long at) {
        return switch (this) {
            case INT8 -> RawMemory.getByte(base, at);
            case INT16 -> RawMemory.getShort(base, at);
            case INT32, FLOAT32 -> RawMemory.getInt(base, at);
            default -> RawMemory.getLong(base, at);
        };
    }

    /** Stores a number of fixed size. */
    public void put(@Nullable Object base, long at, long value) {
        switch (this) {
            case INT8 -> RawMemory.putByte(base, at, (byte) value);
            case INT16 -> RawMemory.putShort(base, at, (short) value);
            case INT32, FLOAT32 -> RawMemory.putInt(base, at, (int) value);
            default -> RawMemory.putLong(base, at, value);
        }
    }

    /** Reads the next number. */
    public long read(Input in) {
        switch (this) {
            case STOP16, STOP32, STOP64 -> {
                long value = in.readStopBit();
                if (!fits(value)) {
                    throw new MarshalException(
                            RuntimeProblem.IMPOSSIBLE_VALUE, value + " has more than " + bits + " bits");
                }
                return value;
            }
            case STOP_FLOAT32 -> {
                return Float.floatToRawIntBits(StopBitDecimals.readFloat(in));
            }
            case STOP_FLOAT64 -> {
                return Double.doubleToRawLongBits(StopBitDecimals.readDouble(in));
            }
            default -> {
                long at = in.take(size());
                return get(in.base(), at);
            }
        }
    }

    /** Writes a number. */
    public void write(long value, Output out) {
        switch (this) {
            case STOP16, STOP32, STOP64 -> out.writeStopBit(value);
            case STOP_FLOAT32 -> StopBitDecimals.writeFloat(Float.intBitsToFloat((int) value), out);
            case STOP_FLOAT64 -> StopBitDecimals.writeDouble(Double.longBitsToDouble(value), out);
            default -> {
                long at = out.reserve(size());
                put(out.base(), at, value);
            }
        }
    }

    private boolean fits(long value) {
        int unused = Long.SIZE - bits;
        return value << unused >> unused == value;
    }

    /**
     * Converts a number, or refuses it if today's kind does not have the same number (MARSHAL220).
     *
     * @param type today's type, for the message
     */
    public static long convert(long value, NumberKind was, NumberKind is, String type) {
        if (is.floating) {
            return was.floating ? FloatBits.convert(value, was.bits, is.bits, type) : floating(value, is, type);
        }
        long whole = was.floating ? whole(value, was, type) : value;
        if (!is.fits(whole)) {
            throw FloatBits.unfit(text(value, was), type);
        }
        return whole;
    }

    private static long floating(long value, NumberKind is, String type) {
        double number = value;
        boolean exact = (long) number == value && number < LONG_END;
        if (!exact || (is.bits == Float.SIZE && (float) number != number)) {
            throw FloatBits.unfit(Long.toString(value), type);
        }
        return is.bits == Float.SIZE ? Float.floatToRawIntBits((float) number) : Double.doubleToRawLongBits(number);
    }

    private static long whole(long bits, NumberKind was, String type) {
        double number = was.bits == Float.SIZE ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
        long whole = (long) number;
        if (whole != number || number >= LONG_END) {
            throw FloatBits.unfit(text(bits, was), type);
        }
        return whole;
    }

    private static String text(long value, NumberKind kind) {
        if (!kind.floating) {
            return Long.toString(value);
        }
        return kind.bits == Float.SIZE
                ? Float.toString(Float.intBitsToFloat((int) value))
                : Double.toString(Double.longBitsToDouble(value));
    }
}
