package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Enums;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Point}, 9 to 10 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller implements Marshaller<Point> {
    public static final PointMarshaller INSTANCE = new PointMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = 10;

    static final String FIELDS = """
            x int32
            y int32
            unit enum com.acme.Point$Unit(METRE,FOOT)?
            """;

    private static final Schema SCHEMA = TypeSchema.of(Point.class, FIELDS.split("\n"));

    private static final Point.Unit[] UNITS = Point.Unit.values();

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private PointMarshaller() {
    }

    @Override
    public void write(Point point, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(point, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Point read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Point point) {
        return sizeOfFields(point, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Point> type() {
        return Point.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Point point, BytesOut<?> out, int depth) {
        Checks.exactType(point, Point.class);
        writeBlock(point, out);
        Enums.write("unit", point.unit(), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and is left alone.
     */
    public static Point readFields(Point current, BytesIn<?> in, int depth) {
        long offset = RawBytes.take(in, 8);
        Object base;
        if (offset != RawBytes.NOT_RAW) {
            base = RawBytes.base(in);
        } else {
            base = RawBytes.readCopy(in, 8);
            offset = RawMemory.ARRAY_OFFSET;
        }
        int x = RawMemory.getInt(base, offset);
        int y = RawMemory.getInt(base, offset + 4);
        Point.Unit unit = Enums.read(UNITS, in);
        Point point = new Point(x, (String) null, y, false, unit);
        return point;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Point point, int depth) {
        Checks.exactType(point, Point.class);
        long size = 8;
        size += Enums.sizeOf(point.unit());
        return size;
    }

    private static void writeBlock(Point point, BytesOut<?> out) {
        int x = point.x();
        int y = point.y();
        long offset = RawBytes.reserve(out, 8);
        byte[] copy = offset == RawBytes.NOT_RAW ? new byte[8] : null;
        Object base = copy == null ? RawBytes.base(out) : copy;
        if (copy != null) {
            offset = RawMemory.ARRAY_OFFSET;
        }
        RawMemory.putInt(base, offset, x);
        RawMemory.putInt(base, offset + 4, y);
        if (copy != null) {
            RawBytes.writeCopy(copy, SCHEMA, 0, 2, out);
        }
    }
}
