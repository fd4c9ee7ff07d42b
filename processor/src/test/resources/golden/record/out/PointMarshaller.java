package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Point}, 9 to 10 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller extends GeneratedMarshaller<Point> implements ChronicleMarshaller<Point> {
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

    private static final Point.Unit[] UNITS = Point.Unit.values();

    private PointMarshaller() {
        super(Point.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Point point, Output out) {
        writeFields(point, out, 0);
    }

    @Override
    protected Point readMessage(Point current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Point point) {
        return sizeOfFields(point, 0);
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
        return copyFields(Checks.anyObject(from, Point.class), null, 0);
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
