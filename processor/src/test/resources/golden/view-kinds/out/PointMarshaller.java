package com.acme;

import java.awt.Point;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Point}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        mixIn = "com.acme.PointMixIn",
        fields = PointMarshaller.FIELDS
)
public final class PointMarshaller extends FixedBlock<Point> implements ChronicleMarshaller<Point> {
    public static final PointMarshaller INSTANCE = new PointMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            x int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Point.class, FIELDS.split("\n"));

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
    public void readInto(Point point, Input in) {
        long start = in.position();
        try {
            Checks.exactType(point, Point.class);
            readFields(point, in, 0);
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
        if (point != null && point.getClass() == Point.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(point, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, point, out);
    }

    @Override
    public Point read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Point point, BytesIn<?> in) {
        if (point != null && point.getClass() == Point.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(point, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, point, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Point point, Object base, long offset) {
        storeBlock(point, base, offset);
    }

    @Override
    public boolean load(Point point, Object base, long offset) {
        loadBlock(point, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Point point, Output out, int depth) {
        Checks.exactType(point, Point.class);
        writeBlock(point, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Point readFields(Point current, Input in, int depth) {
        Point point = current != null && current.getClass() == Point.class ? current : new Point();
        readBlock(point, in);
        return point;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Point point, int depth) {
        Checks.exactType(point, Point.class);
        return 4;
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

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Point point, Output out, int depth) {
        if (point != null) {
            Checks.exactType(point, Point.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, point, 4)) {
            storeBlock(point, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Point readNullable(Point current, Input in, int depth) {
        if (current == null || current.getClass() != Point.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Point point, Output out) {
        long offset = out.reserve(4);
        storeBlock(point, out.base(), offset);
    }

    private static void storeBlock(Point point, Object base, long offset) {
        RawMemory.putInt(base, offset, point.x);
    }

    private static void readBlock(Point point, Input in) {
        long offset = in.take(4);
        loadBlock(point, in.base(), offset);
    }

    private static void loadBlock(Point point, Object base, long offset) {
        point.x = RawMemory.getInt(base, offset);
    }
}
