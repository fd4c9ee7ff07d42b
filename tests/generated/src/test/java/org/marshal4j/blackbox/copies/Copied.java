package org.marshal4j.blackbox.copies;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalWith;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** Fields for which copying has special rules. */
@Marshal
public class Copied implements CopiedMarshallable {
    @Skip
    Object cache = "new";

    transient int uses = 7;

    @Required
    String required;

    @MaxLength(3)
    List<String> few;

    Pair pair;
    Nested nested;
    Holder holder;

    @MarshalWith(Offering.class)
    Point offered;

    @MarshalWith(Silent.class)
    Point silent;

    @MarshalWith(Fixed.class)
    Point fixed;

    @MarshalWith(FixedOffering.class)
    Point fixedOffered;

    @Dynamic
    Object any;

    final List<Point> filled = new ArrayList<>();

    /** Can be refilled without garbage. */
    @Marshal
    public static class Refilled implements Copied_RefilledMarshallable {
        long number;
        String text;
        TimeUnit unit;
        Double box;
        int[] numbers;
        String[] texts;
        Point[] array;
        Point point;
        List<Point> points;
        List<String> names;
        CopyOnWriteArrayList<String> seldom;
        Set<String> set;
        Map<String, Point> map;
        TreeMap<Integer, String> sorted;
        StringBuilder builder;
        AtomicReference<Point> reference;
    }

    /** A value. */
    @Marshal
    public record Pair(String left, Long right) implements Copied_PairMarshallable {}

    /** Holds nothing but values. */
    @Marshal
    public record Nested(Pair first, Pair second) implements Copied_NestedMarshallable {}

    /** Holds something mutable. */
    @Marshal
    public record Holder(Pair pair, Point point) implements Copied_HolderMarshallable {}

    /** Mutable. */
    @Marshal
    public static class Point implements Copied_PointMarshallable {
        int x;
        int y;

        static Point of(int x, int y) {
            Point point = new Point();
            point.x = x;
            point.y = y;
            return point;
        }
    }

    /** A point that the marshaller of points does not know. */
    @SuppressWarnings("marshal4j")
    static class Farther extends Point {
        int z;
    }

    /** The second number of a copy tells which method made it. */
    static final class Offering implements FieldMarshaller<Point> {
        @Override
        public void write(Point value, Output out) {
            out.writeStopBit(value.x);
        }

        @Override
        public Point read(Point current, Input in) {
            return Point.of((int) in.readStopBit(), 0);
        }

        @Override
        public long sizeOf(Point value) {
            return Output.stopBitLength(value.x);
        }

        @Override
        public Point copy(Point value, Point current) {
            return Point.of(value.x, current == null ? 100 : 200);
        }
    }

    /** Has the same bytes, and leaves copying to the library. */
    static final class Silent implements FieldMarshaller<Point> {
        private final Offering bytes = new Offering();

        @Override
        public void write(Point value, Output out) {
            bytes.write(value, out);
        }

        @Override
        public Point read(Point current, Input in) {
            return bytes.read(current, in);
        }

        @Override
        public long sizeOf(Point value) {
            return bytes.sizeOf(value);
        }
    }

    /** Has a fixed size. */
    static final class Fixed implements FixedFieldMarshaller<Point> {
        public static final int SIZE = 8;

        @Override
        public void put(Object base, long offset, Point value) {
            RawMemory.putInt(base, offset, value.x);
            RawMemory.putInt(base, offset + 4, value.y);
        }

        @Override
        public Point get(Point current, Object base, long offset) {
            return Point.of(RawMemory.getInt(base, offset), RawMemory.getInt(base, offset + 4));
        }
    }

    /** The same, with its own way to copy. */
    static final class FixedOffering implements FixedFieldMarshaller<Point> {
        public static final int SIZE = 8;

        private final Fixed bytes = new Fixed();

        @Override
        public void put(Object base, long offset, Point value) {
            bytes.put(base, offset, value);
        }

        @Override
        public Point get(Point current, Object base, long offset) {
            return bytes.get(current, base, offset);
        }

        @Override
        public Point copy(Point value, Point current) {
            if (value.x < 0) {
                throw new IllegalStateException("no copy of " + value.x);
            }
            return Point.of(value.x, 100);
        }
    }

    static Refilled refilled(int number) {
        Refilled value = new Refilled();
        value.number = number;
        value.text = "text" + number;
        value.unit = TimeUnit.SECONDS;
        value.box = 2.5 + number;
        value.numbers = new int[] {number, 2, 3};
        value.texts = new String[] {"a" + number, "b"};
        value.array = new Point[] {Point.of(1, number), null};
        value.point = Point.of(number, 2);
        value.points = new ArrayList<>(List.of(Point.of(3, number), Point.of(5, 6)));
        value.names = new ArrayList<>(List.of("x" + number, "y"));
        value.seldom = new CopyOnWriteArrayList<>(List.of("seldom"));
        value.set = new HashSet<>(List.of("s", "t"));
        value.map = new LinkedHashMap<>();
        value.map.put("k", Point.of(number, 8));
        value.sorted = new TreeMap<>(Map.of(1, "one" + number, 2, "two"));
        value.builder = new StringBuilder("built" + number);
        value.reference = new AtomicReference<>(Point.of(9, number));
        return value;
    }
}
