package org.marshal4j.blackbox.serialization;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.Since;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.SerializedForm;

/** Classes that support Java's serialization. */
public final class Serials {
    private Serials() {}

    /** Holds the others. */
    @Marshal
    public static class Order implements Serials_OrderMarshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        public long id;
        public String venue;
        public Customer customer;

        @SuppressWarnings("serial") // an Externalizable class writes its fields itself
        public List<Line> lines;
    }

    /** A nested class whose objects can also be serialized by themselves. */
    @Marshal
    public static class Customer implements Serials_CustomerMarshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        @Required
        public String name = "";

        public double limit;
    }

    /** A nested class whose objects cannot. */
    @Marshal
    public static class Line implements Serials_LineMarshallable {
        @Parent
        Order order;

        public String product;
        public int quantity;
    }

    /** Inherits its support of serialization. */
    @Marshal
    public static final class RushOrder extends Order implements Serials_RushOrderMarshallable {
        private static final long serialVersionUID = 1L;

        public long deadline;
    }

    /** Adds by hand what marshal4j does not write. */
    @Marshal
    public static final class Noted implements Serials_NotedMarshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        public int number;
        public transient Object note;

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            Serials_NotedMarshallable.super.writeExternal(out);
            out.writeObject(note);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            Serials_NotedMarshallable.super.readExternal(in);
            note = in.readObject();
        }
    }

    /** A family. */
    @Marshal
    public sealed interface Shape extends Serializable {}

    /** A member that is filled. */
    @Marshal
    @TypeId(0)
    public static final class Square implements Shape, Externalizable, Serials_SquareMarshallable {
        private static final long serialVersionUID = 1L;

        public double side;
    }

    /** A member that is constructed. */
    @Marshal
    @TypeId(1)
    public record Circle(double radius) implements Shape, Serials_CircleMarshallable {
        private Object writeReplace() {
            return SerializedForm.of(this);
        }
    }

    /** Holds a family. */
    @Marshal
    public static class Drawing implements Serials_DrawingMarshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("serial") // an Externalizable class writes its fields itself
        public List<Shape> shapes;
    }

    /** A record. */
    @Marshal
    public record Quote(String symbol, double bid, List<String> tags)
            implements Serials_QuoteMarshallable, Serializable {
        private Object writeReplace() {
            return SerializedForm.of(this);
        }
    }

    /** An immutable class. */
    @Marshal
    public static final class Money implements Serials_MoneyMarshallable, Serializable {
        private static final long serialVersionUID = 1L;

        private final String currency;
        private final long amount;

        Money(String currency, long amount) {
            this.currency = currency;
            this.amount = amount;
        }

        private Object writeReplace() {
            return SerializedForm.of(this);
        }
    }

    /** An evolvable class in its first version. */
    @Marshal(evolvable = true)
    public static class Event1 implements Serials_Event1Marshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        public long time;
        public Thread.State state;
    }

    /** The same, after it has grown. */
    @Marshal(evolvable = true)
    public static class Event2 implements Serials_Event2Marshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        public long time;
        public Thread.State state;

        @Since(2)
        public String source;
    }

    /** The same, with another type. */
    @Marshal(evolvable = true)
    public static class Event3 implements Serials_Event3Marshallable, Externalizable {
        private static final long serialVersionUID = 1L;

        public int time;
        public Thread.State state;
    }
}
