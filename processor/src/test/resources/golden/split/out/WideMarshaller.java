package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Text;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Wide}, 420 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = WideMarshaller.FIELDS
)
public final class WideMarshaller implements Marshaller<Wide> {
    public static final WideMarshaller INSTANCE = new WideMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 420;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            number0 int64
            text0 text?
            number1 int64
            text1 text?
            number2 int64
            text2 text?
            number3 int64
            text3 text?
            number4 int64
            text4 text?
            number5 int64
            text5 text?
            number6 int64
            text6 text?
            number7 int64
            text7 text?
            number8 int64
            text8 text?
            number9 int64
            text9 text?
            number10 int64
            text10 text?
            number11 int64
            text11 text?
            number12 int64
            text12 text?
            number13 int64
            text13 text?
            number14 int64
            text14 text?
            number15 int64
            text15 text?
            number16 int64
            text16 text?
            number17 int64
            text17 text?
            number18 int64
            text18 text?
            number19 int64
            text19 text?
            d0 float64
            d1 float64
            d2 float64
            d3 float64
            d4 float64
            d5 float64
            d6 float64
            d7 float64
            d8 float64
            d9 float64
            d10 float64
            d11 float64
            d12 float64
            d13 float64
            d14 float64
            d15 float64
            d16 float64
            d17 float64
            d18 float64
            d19 float64
            d20 float64
            d21 float64
            d22 float64
            d23 float64
            d24 float64
            d25 float64
            d26 float64
            d27 float64
            d28 float64
            d29 float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Wide.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private WideMarshaller() {
    }

    @Override
    public void write(Wide wide, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(wide, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Wide read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Wide wide, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(wide, Wide.class);
            readFields(wide, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Wide wide) {
        return sizeOfFields(wide, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Wide> type() {
        return Wide.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Wide wide, BytesOut<?> out, int depth) {
        Checks.exactType(wide, Wide.class);
        writePart1(wide, out, depth);
        writePart2(wide, out, depth);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Wide readFields(Wide current, BytesIn<?> in, int depth) {
        Wide wide = current != null && current.getClass() == Wide.class ? current : new Wide();
        readPart1(wide, in, depth);
        readPart2(wide, in, depth);
        readPart3(wide, in, depth);
        return wide;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Wide wide, int depth) {
        Checks.exactType(wide, Wide.class);
        long size = 400;
        size += sizeOfPart1(wide, depth);
        size += sizeOfPart2(wide, depth);
        return size;
    }

    private static void writeBlock1(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock1(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock1(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock1(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number0);
    }

    private static void readBlock1(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock1(wide, RawBytes.base(in), offset);
        } else {
            loadBlock1(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock1(Wide wide, Object base, long offset) {
        wide.number0 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock2(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock2(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 2, 3, out);
        }
    }

    private static void storeBlock2(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number1);
    }

    private static void readBlock2(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock2(wide, RawBytes.base(in), offset);
        } else {
            loadBlock2(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock2(Wide wide, Object base, long offset) {
        wide.number1 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock3(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock3(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock3(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 4, 5, out);
        }
    }

    private static void storeBlock3(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number2);
    }

    private static void readBlock3(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock3(wide, RawBytes.base(in), offset);
        } else {
            loadBlock3(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock3(Wide wide, Object base, long offset) {
        wide.number2 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock4(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock4(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock4(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 6, 7, out);
        }
    }

    private static void storeBlock4(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number3);
    }

    private static void readBlock4(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock4(wide, RawBytes.base(in), offset);
        } else {
            loadBlock4(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock4(Wide wide, Object base, long offset) {
        wide.number3 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock5(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock5(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock5(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 8, 9, out);
        }
    }

    private static void storeBlock5(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number4);
    }

    private static void readBlock5(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock5(wide, RawBytes.base(in), offset);
        } else {
            loadBlock5(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock5(Wide wide, Object base, long offset) {
        wide.number4 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock6(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock6(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock6(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 10, 11, out);
        }
    }

    private static void storeBlock6(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number5);
    }

    private static void readBlock6(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock6(wide, RawBytes.base(in), offset);
        } else {
            loadBlock6(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock6(Wide wide, Object base, long offset) {
        wide.number5 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock7(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock7(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock7(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 12, 13, out);
        }
    }

    private static void storeBlock7(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number6);
    }

    private static void readBlock7(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock7(wide, RawBytes.base(in), offset);
        } else {
            loadBlock7(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock7(Wide wide, Object base, long offset) {
        wide.number6 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock8(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock8(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock8(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 14, 15, out);
        }
    }

    private static void storeBlock8(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number7);
    }

    private static void readBlock8(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock8(wide, RawBytes.base(in), offset);
        } else {
            loadBlock8(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock8(Wide wide, Object base, long offset) {
        wide.number7 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock9(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock9(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock9(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 16, 17, out);
        }
    }

    private static void storeBlock9(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number8);
    }

    private static void readBlock9(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock9(wide, RawBytes.base(in), offset);
        } else {
            loadBlock9(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock9(Wide wide, Object base, long offset) {
        wide.number8 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock10(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock10(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock10(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 18, 19, out);
        }
    }

    private static void storeBlock10(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number9);
    }

    private static void readBlock10(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock10(wide, RawBytes.base(in), offset);
        } else {
            loadBlock10(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock10(Wide wide, Object base, long offset) {
        wide.number9 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock11(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock11(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock11(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 20, 21, out);
        }
    }

    private static void storeBlock11(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number10);
    }

    private static void readBlock11(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock11(wide, RawBytes.base(in), offset);
        } else {
            loadBlock11(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock11(Wide wide, Object base, long offset) {
        wide.number10 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock12(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock12(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock12(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 22, 23, out);
        }
    }

    private static void storeBlock12(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number11);
    }

    private static void readBlock12(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock12(wide, RawBytes.base(in), offset);
        } else {
            loadBlock12(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock12(Wide wide, Object base, long offset) {
        wide.number11 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock13(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock13(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock13(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 24, 25, out);
        }
    }

    private static void storeBlock13(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number12);
    }

    private static void readBlock13(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock13(wide, RawBytes.base(in), offset);
        } else {
            loadBlock13(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock13(Wide wide, Object base, long offset) {
        wide.number12 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock14(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock14(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock14(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 26, 27, out);
        }
    }

    private static void storeBlock14(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number13);
    }

    private static void readBlock14(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock14(wide, RawBytes.base(in), offset);
        } else {
            loadBlock14(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock14(Wide wide, Object base, long offset) {
        wide.number13 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock15(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock15(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock15(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 28, 29, out);
        }
    }

    private static void storeBlock15(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number14);
    }

    private static void readBlock15(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock15(wide, RawBytes.base(in), offset);
        } else {
            loadBlock15(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock15(Wide wide, Object base, long offset) {
        wide.number14 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock16(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock16(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock16(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 30, 31, out);
        }
    }

    private static void storeBlock16(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number15);
    }

    private static void readBlock16(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock16(wide, RawBytes.base(in), offset);
        } else {
            loadBlock16(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock16(Wide wide, Object base, long offset) {
        wide.number15 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock17(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock17(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock17(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 32, 33, out);
        }
    }

    private static void storeBlock17(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number16);
    }

    private static void readBlock17(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock17(wide, RawBytes.base(in), offset);
        } else {
            loadBlock17(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock17(Wide wide, Object base, long offset) {
        wide.number16 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock18(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock18(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock18(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 34, 35, out);
        }
    }

    private static void storeBlock18(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number17);
    }

    private static void readBlock18(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock18(wide, RawBytes.base(in), offset);
        } else {
            loadBlock18(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock18(Wide wide, Object base, long offset) {
        wide.number17 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock19(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock19(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock19(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 36, 37, out);
        }
    }

    private static void storeBlock19(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number18);
    }

    private static void readBlock19(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock19(wide, RawBytes.base(in), offset);
        } else {
            loadBlock19(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock19(Wide wide, Object base, long offset) {
        wide.number18 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock20(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock20(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock20(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 38, 39, out);
        }
    }

    private static void storeBlock20(Wide wide, Object base, long offset) {
        RawMemory.putLong(base, offset, wide.number19);
    }

    private static void readBlock20(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock20(wide, RawBytes.base(in), offset);
        } else {
            loadBlock20(wide, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock20(Wide wide, Object base, long offset) {
        wide.number19 = RawMemory.getLong(base, offset);
    }

    private static void writeBlock21(Wide wide, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 240);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock21(wide, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[240];
            storeBlock21(wide, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 40, 70, out);
        }
    }

    private static void storeBlock21(Wide wide, Object base, long offset) {
        storeBlock21Part1(wide, base, offset);
        storeBlock21Part2(wide, base, offset);
    }

    private static void storeBlock21Part1(Wide wide, Object base, long offset) {
        RawMemory.putDouble(base, offset, wide.d0);
        RawMemory.putDouble(base, offset + 8, wide.d1);
        RawMemory.putDouble(base, offset + 16, wide.d2);
        RawMemory.putDouble(base, offset + 24, wide.d3);
        RawMemory.putDouble(base, offset + 32, wide.d4);
        RawMemory.putDouble(base, offset + 40, wide.d5);
        RawMemory.putDouble(base, offset + 48, wide.d6);
        RawMemory.putDouble(base, offset + 56, wide.d7);
        RawMemory.putDouble(base, offset + 64, wide.d8);
        RawMemory.putDouble(base, offset + 72, wide.d9);
        RawMemory.putDouble(base, offset + 80, wide.d10);
        RawMemory.putDouble(base, offset + 88, wide.d11);
        RawMemory.putDouble(base, offset + 96, wide.d12);
        RawMemory.putDouble(base, offset + 104, wide.d13);
        RawMemory.putDouble(base, offset + 112, wide.d14);
        RawMemory.putDouble(base, offset + 120, wide.d15);
        RawMemory.putDouble(base, offset + 128, wide.d16);
        RawMemory.putDouble(base, offset + 136, wide.d17);
        RawMemory.putDouble(base, offset + 144, wide.d18);
        RawMemory.putDouble(base, offset + 152, wide.d19);
        RawMemory.putDouble(base, offset + 160, wide.d20);
    }

    private static void storeBlock21Part2(Wide wide, Object base, long offset) {
        RawMemory.putDouble(base, offset + 168, wide.d21);
        RawMemory.putDouble(base, offset + 176, wide.d22);
        RawMemory.putDouble(base, offset + 184, wide.d23);
        RawMemory.putDouble(base, offset + 192, wide.d24);
        RawMemory.putDouble(base, offset + 200, wide.d25);
        RawMemory.putDouble(base, offset + 208, wide.d26);
        RawMemory.putDouble(base, offset + 216, wide.d27);
        RawMemory.putDouble(base, offset + 224, wide.d28);
        RawMemory.putDouble(base, offset + 232, wide.d29);
    }

    private static void readBlock21(Wide wide, BytesIn<?> in) {
        long offset = RawBytes.take(in, 240);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock21(wide, RawBytes.base(in), offset);
        } else {
            loadBlock21(wide, RawBytes.readCopy(in, 240), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock21(Wide wide, Object base, long offset) {
        loadBlock21Part1(wide, base, offset);
        loadBlock21Part2(wide, base, offset);
    }

    private static void loadBlock21Part1(Wide wide, Object base, long offset) {
        wide.d0 = RawMemory.getDouble(base, offset);
        wide.d1 = RawMemory.getDouble(base, offset + 8);
        wide.d2 = RawMemory.getDouble(base, offset + 16);
        wide.d3 = RawMemory.getDouble(base, offset + 24);
        wide.d4 = RawMemory.getDouble(base, offset + 32);
        wide.d5 = RawMemory.getDouble(base, offset + 40);
        wide.d6 = RawMemory.getDouble(base, offset + 48);
        wide.d7 = RawMemory.getDouble(base, offset + 56);
        wide.d8 = RawMemory.getDouble(base, offset + 64);
        wide.d9 = RawMemory.getDouble(base, offset + 72);
        wide.d10 = RawMemory.getDouble(base, offset + 80);
        wide.d11 = RawMemory.getDouble(base, offset + 88);
        wide.d12 = RawMemory.getDouble(base, offset + 96);
        wide.d13 = RawMemory.getDouble(base, offset + 104);
        wide.d14 = RawMemory.getDouble(base, offset + 112);
        wide.d15 = RawMemory.getDouble(base, offset + 120);
        wide.d16 = RawMemory.getDouble(base, offset + 128);
        wide.d17 = RawMemory.getDouble(base, offset + 136);
        wide.d18 = RawMemory.getDouble(base, offset + 144);
        wide.d19 = RawMemory.getDouble(base, offset + 152);
        wide.d20 = RawMemory.getDouble(base, offset + 160);
    }

    private static void loadBlock21Part2(Wide wide, Object base, long offset) {
        wide.d21 = RawMemory.getDouble(base, offset + 168);
        wide.d22 = RawMemory.getDouble(base, offset + 176);
        wide.d23 = RawMemory.getDouble(base, offset + 184);
        wide.d24 = RawMemory.getDouble(base, offset + 192);
        wide.d25 = RawMemory.getDouble(base, offset + 200);
        wide.d26 = RawMemory.getDouble(base, offset + 208);
        wide.d27 = RawMemory.getDouble(base, offset + 216);
        wide.d28 = RawMemory.getDouble(base, offset + 224);
        wide.d29 = RawMemory.getDouble(base, offset + 232);
    }

    private static void writePart1(Wide wide, BytesOut<?> out, int depth) {
        writeBlock1(wide, out);
        Text.write("text0", wide.text0, out);
        writeBlock2(wide, out);
        Text.write("text1", wide.text1, out);
        writeBlock3(wide, out);
        Text.write("text2", wide.text2, out);
        writeBlock4(wide, out);
        Text.write("text3", wide.text3, out);
        writeBlock5(wide, out);
        Text.write("text4", wide.text4, out);
        writeBlock6(wide, out);
        Text.write("text5", wide.text5, out);
        writeBlock7(wide, out);
        Text.write("text6", wide.text6, out);
        writeBlock8(wide, out);
        Text.write("text7", wide.text7, out);
        writeBlock9(wide, out);
        Text.write("text8", wide.text8, out);
        writeBlock10(wide, out);
        Text.write("text9", wide.text9, out);
        writeBlock11(wide, out);
    }

    private static void writePart2(Wide wide, BytesOut<?> out, int depth) {
        Text.write("text10", wide.text10, out);
        writeBlock12(wide, out);
        Text.write("text11", wide.text11, out);
        writeBlock13(wide, out);
        Text.write("text12", wide.text12, out);
        writeBlock14(wide, out);
        Text.write("text13", wide.text13, out);
        writeBlock15(wide, out);
        Text.write("text14", wide.text14, out);
        writeBlock16(wide, out);
        Text.write("text15", wide.text15, out);
        writeBlock17(wide, out);
        Text.write("text16", wide.text16, out);
        writeBlock18(wide, out);
        Text.write("text17", wide.text17, out);
        writeBlock19(wide, out);
        Text.write("text18", wide.text18, out);
        writeBlock20(wide, out);
        Text.write("text19", wide.text19, out);
        writeBlock21(wide, out);
    }

    private static void readPart1(Wide wide, BytesIn<?> in, int depth) {
        readBlock1(wide, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String text0 = Text.read(wide.text0, in);
        if (text0 != wide.text0) {
            wide.text0 = text0;
        }
        readBlock2(wide, in);
        String text1 = Text.read(wide.text1, in);
        if (text1 != wide.text1) {
            wide.text1 = text1;
        }
        readBlock3(wide, in);
        String text2 = Text.read(wide.text2, in);
        if (text2 != wide.text2) {
            wide.text2 = text2;
        }
        readBlock4(wide, in);
        String text3 = Text.read(wide.text3, in);
        if (text3 != wide.text3) {
            wide.text3 = text3;
        }
        readBlock5(wide, in);
        String text4 = Text.read(wide.text4, in);
        if (text4 != wide.text4) {
            wide.text4 = text4;
        }
        readBlock6(wide, in);
        String text5 = Text.read(wide.text5, in);
        if (text5 != wide.text5) {
            wide.text5 = text5;
        }
        readBlock7(wide, in);
        String text6 = Text.read(wide.text6, in);
        if (text6 != wide.text6) {
            wide.text6 = text6;
        }
        readBlock8(wide, in);
    }

    private static void readPart2(Wide wide, BytesIn<?> in, int depth) {
        String text7 = Text.read(wide.text7, in);
        if (text7 != wide.text7) {
            wide.text7 = text7;
        }
        readBlock9(wide, in);
        String text8 = Text.read(wide.text8, in);
        if (text8 != wide.text8) {
            wide.text8 = text8;
        }
        readBlock10(wide, in);
        String text9 = Text.read(wide.text9, in);
        if (text9 != wide.text9) {
            wide.text9 = text9;
        }
        readBlock11(wide, in);
        String text10 = Text.read(wide.text10, in);
        if (text10 != wide.text10) {
            wide.text10 = text10;
        }
        readBlock12(wide, in);
        String text11 = Text.read(wide.text11, in);
        if (text11 != wide.text11) {
            wide.text11 = text11;
        }
        readBlock13(wide, in);
        String text12 = Text.read(wide.text12, in);
        if (text12 != wide.text12) {
            wide.text12 = text12;
        }
        readBlock14(wide, in);
        String text13 = Text.read(wide.text13, in);
        if (text13 != wide.text13) {
            wide.text13 = text13;
        }
        readBlock15(wide, in);
    }

    private static void readPart3(Wide wide, BytesIn<?> in, int depth) {
        String text14 = Text.read(wide.text14, in);
        if (text14 != wide.text14) {
            wide.text14 = text14;
        }
        readBlock16(wide, in);
        String text15 = Text.read(wide.text15, in);
        if (text15 != wide.text15) {
            wide.text15 = text15;
        }
        readBlock17(wide, in);
        String text16 = Text.read(wide.text16, in);
        if (text16 != wide.text16) {
            wide.text16 = text16;
        }
        readBlock18(wide, in);
        String text17 = Text.read(wide.text17, in);
        if (text17 != wide.text17) {
            wide.text17 = text17;
        }
        readBlock19(wide, in);
        String text18 = Text.read(wide.text18, in);
        if (text18 != wide.text18) {
            wide.text18 = text18;
        }
        readBlock20(wide, in);
        String text19 = Text.read(wide.text19, in);
        if (text19 != wide.text19) {
            wide.text19 = text19;
        }
        readBlock21(wide, in);
    }

    private static long sizeOfPart1(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.text0);
        size += Text.sizeOf(wide.text1);
        size += Text.sizeOf(wide.text2);
        size += Text.sizeOf(wide.text3);
        size += Text.sizeOf(wide.text4);
        size += Text.sizeOf(wide.text5);
        size += Text.sizeOf(wide.text6);
        size += Text.sizeOf(wide.text7);
        size += Text.sizeOf(wide.text8);
        size += Text.sizeOf(wide.text9);
        size += Text.sizeOf(wide.text10);
        size += Text.sizeOf(wide.text11);
        size += Text.sizeOf(wide.text12);
        return size;
    }

    private static long sizeOfPart2(Wide wide, int depth) {
        long size = 0;
        size += Text.sizeOf(wide.text13);
        size += Text.sizeOf(wide.text14);
        size += Text.sizeOf(wide.text15);
        size += Text.sizeOf(wide.text16);
        size += Text.sizeOf(wide.text17);
        size += Text.sizeOf(wide.text18);
        size += Text.sizeOf(wide.text19);
        return size;
    }
}
