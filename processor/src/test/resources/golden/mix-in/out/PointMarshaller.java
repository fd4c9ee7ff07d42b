package com.acme;

import java.awt.Point;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.StopBits;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Point}, 1 to 6 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        mixIn = "com.acme.PointMixIn",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller extends FillingMarshaller<Point> implements ChronicleMarshaller<Point> {
    public static final PointMarshaller INSTANCE = new PointMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 1;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 6;

    static final String FIELDS = """
            x stop32
            """;

    private PointMarshaller() {
        super(Point.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Point point, Output out) {
        writeFields(point, out, 0);
    }

    @Override
    protected Point readMessage(Point current, Input in) {
        return readFields(current, in, 0);
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

    @Override
    public void readInto(Point point, BytesIn<?> in) {
        BytesMessages.readInto(this, point, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Point point, Output out, int depth) {
        Checks.exactType(point, Point.class);
        StopBits.writeInt(point.x, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Point readFields(Point current, Input in, int depth) {
        Point point = current != null && current.getClass() == Point.class ? current : new Point();
        point.x = StopBits.readInt(in);
        return point;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Point point, int depth) {
        Checks.exactType(point, Point.class);
        long size = 0;
        size += StopBits.sizeOfInt(point.x);
        return size;
    }

    @Override
    public Point copy(Point from) {
        return copyFields(Checks.anyObject(from, Point.class), null, 0);
    }

    @Override
    public void copyInto(Point from, Point to) {
        copyFields(Checks.anyObject(from, Point.class), Checks.exactType(to, Point.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Point copyFields(Point from, Point current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Point.class);
        Point point = current != null && current != from && current.getClass() == Point.class
                ? current : new Point();
        point.x = from.x;
        return point;
    }
}
