package org.marshal4j.benchmarks.serialization;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Values that may be missing, and those that take more than one call. */
final class Values {
    private Values() {}

    static void writeText(ObjectOutput out, String text) throws IOException {
        out.writeBoolean(text != null);
        if (text != null) {
            out.writeUTF(text);
        }
    }

    static String readText(ObjectInput in) throws IOException {
        return in.readBoolean() ? in.readUTF() : null;
    }

    static void writeEnum(ObjectOutput out, Enum<?> value) throws IOException {
        out.writeByte(value == null ? -1 : value.ordinal());
    }

    static <E> E readEnum(ObjectInput in, E[] values) throws IOException {
        int ordinal = in.readByte();
        return ordinal < 0 ? null : values[ordinal];
    }

    /** Writes the digits as a long if they fit. The first byte tells what follows: nothing, a long, or bytes. */
    static void writeDecimal(ObjectOutput out, BigDecimal value) throws IOException {
        if (value == null) {
            out.writeByte(-1);
            return;
        }
        BigInteger digits = value.unscaledValue();
        if (digits.bitLength() < Long.SIZE) {
            out.writeByte(0);
            out.writeInt(value.scale());
            out.writeLong(digits.longValue());
            return;
        }
        byte[] bytes = digits.toByteArray();
        out.writeByte(1);
        out.writeInt(value.scale());
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static BigDecimal readDecimal(ObjectInput in) throws IOException {
        int form = in.readByte();
        if (form < 0) {
            return null;
        }
        int scale = in.readInt();
        if (form == 0) {
            return BigDecimal.valueOf(in.readLong(), scale);
        }
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new BigDecimal(new BigInteger(bytes), scale);
    }
}
