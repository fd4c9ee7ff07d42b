package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Point}, 9 to 10 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller implements ChronicleMarshaller<Point> {
    public static final PointMarshaller INSTANCE = new PointMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
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
    public void write(Point point, Output out) {
        long start = out.position();
        try {
            writeFields(point, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Point read(Input in) {
        long start = in.position();
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

    @Override
    public void write(Point point, BytesOut<?> out) {
        BytesMessages.write(this, point, out);
    }

    @Override
    public Point read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Point point, Output out, int depth) {
        Checks.exactType(point, Point.class);
        writeBlock(point, out);
        Enums.write(point.unit(), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Point readFields(Point current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        int x = RawMemory.getInt(base, offset);
        int y = RawMemory.getInt(base, offset + 4);
        Point.Unit unit = Enums.read(UNITS, in);
        Point point = new Point(x, (String) null, y, false, unit);
        return point;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Point point, int depth) {
        Checks.exactType(point, Point.class);
        long size = 8;
        size += Enums.sizeOf(point.unit());
        return size;
    }

    @Override
    public Point copy(Point from) {
        Checks.anyObject(from, Point.class);
        return copyFields(from, null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Point copyFields(Point from, Point current, int depth) {
        if (from == null) {
            return null;
        }
        Point point = new Point(from.x(), (String) null, from.y(), false, from.unit());
        return point;
    }

    private static void writeBlock(Point point, Output out) {
        int x = point.x();
        int y = point.y();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putInt(base, offset, x);
        RawMemory.putInt(base, offset + 4, y);
    }
}
