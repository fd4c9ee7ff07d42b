package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.wire.NumberForm;

/**
 * Numbers in a form that is a parameter: lengths, elements of arrays, and values that only the schema describes. A
 * boolean is 0 or 1, a float or double its bits.
 *
 * <p>{@code bits} is 64 for a long, and 32 for a smaller number; only forms without a sign depend on it.
 */
public final class EncodedNumbers {
    private EncodedNumbers() {}

    /** Writes a number that fits. */
    public static void write(NumberForm form, int bits, long value, Output out) {
        long at = out.reserve(size(form, bits, value));
        put(form, bits, value, out.base(), at);
    }

    /** Reads a number, which may be greater than the type of the value allows. */
    public static long read(NumberForm form, int bits, Input in) {
        if (form.size() != NumberForm.VARIES) {
            long at = in.take(form.size());
            return get(form, in.base(), at);
        }
        return switch (form) {
            case STOP_BIT -> StopBitLong.read(in);
            case HADOOP -> HadoopVInts.readLong(in);
            case STOP_BIT_DOUBLE -> StopBitDoubles.readBits(in);
            case VINT -> bits == Long.SIZE ? VInts.readLong(in) : VInts.readInt(in);
            default -> bits == Long.SIZE ? ZigZags.readLong(in) : ZigZags.readInt(in);
        };
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static int size(NumberForm form, int bits, long value) {
        return switch (form) {
            case STOP_BIT -> StopBitLong.size(value);
            case HADOOP -> HadoopVInts.sizeOfLong(value);
            case STOP_BIT_DOUBLE -> StopBitDoubles.sizeOfBits(value);
            case VINT -> VInts.sizeOfLong(unsigned(bits, value));
            case ZIGZAG -> ZigZags.sizeOfLong(value);
            default -> form.size();
        };
    }

    private static long unsigned(int bits, long value) {
        return bits == Long.SIZE ? value : value & 0xFFFF_FFFFL;
    }

    /** Stores a number where there is room for it. */
    public static void put(NumberForm form, int bits, long value, @Nullable Object base, long at) {
        switch (form) {
            case STOP_BIT -> StopBitLong.put(base, at, value);
            case HADOOP -> HadoopVInts.put(base, at, value);
            case STOP_BIT_DOUBLE -> StopBitDoubles.put(base, at, value);
            case VINT -> VInts.put(base, at, unsigned(bits, value));
            case ZIGZAG -> VInts.put(base, at, ZigZags.bits(value));
            case INT8, UINT8, ZERO_ONE -> RawMemory.putByte(base, at, (byte) value);
            case YES_NO -> Switches.putYesNo(base, at, value != 0);
            case INT16LE, UINT16LE -> RawMemory.putShort(base, at, (short) value);
            case INT16BE, UINT16BE -> BigEndian.putShort(base, at, (short) value);
            case INT32LE, FLOAT32LE -> RawMemory.putInt(base, at, (int) value);
            case INT32BE -> BigEndian.putInt(base, at, (int) value);
            case FLOAT32BE -> BigEndian.putFloat(base, at, Float.intBitsToFloat((int) value));
            case INT64LE, FLOAT64LE -> RawMemory.putLong(base, at, value);
            case INT64BE -> BigEndian.putLong(base, at, value);
            case FLOAT64BE -> BigEndian.putDouble(base, at, Double.longBitsToDouble(value));
        }
    }

    /** Loads a number in a form of fixed size. */
    public static long get(NumberForm form, @Nullable Object base, long at) {
        return switch (form) {
            case INT8 -> RawMemory.getByte(base, at);
            case UINT8 -> RawMemory.getByte(base, at) & 0xFF;
            case ZERO_ONE -> Switches.getZeroOne(base, at) ? 1 : 0;
            case YES_NO -> Switches.getYesNo(base, at) ? 1 : 0;
            case INT16LE -> RawMemory.getShort(base, at);
            case UINT16LE -> RawMemory.getChar(base, at);
            case INT16BE -> BigEndian.getShort(base, at);
            case UINT16BE -> BigEndian.getChar(base, at);
            case INT32LE, FLOAT32LE -> RawMemory.getInt(base, at);
            case INT32BE, FLOAT32BE -> BigEndian.getInt(base, at);
            case INT64LE, FLOAT64LE -> RawMemory.getLong(base, at);
            case INT64BE, FLOAT64BE -> BigEndian.getLong(base, at);
            default -> throw new IllegalArgumentException(form.toString());
        };
    }
}
