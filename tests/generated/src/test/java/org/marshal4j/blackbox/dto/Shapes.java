package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/**
 * Families: sealed ones of several levels that contain trees, and one that names its subtypes and is a member itself.
 */
@Marshal(view = true)
public class Shapes implements ShapesMarshallable {
    Expression expression;

    @Required
    Expression expressionR;

    Operation operation;
    Sum sum;
    List<Event> events;
    Event[] array;
    Map<String, Event> byName;
    Optional<Event> maybe;
    Event event;
    Message message;

    /** Records and classes. */
    @Marshal
    public sealed interface Expression {}

    /** A leaf. */
    @Marshal
    @TypeId(0)
    public record Number(double value) implements Expression, Shapes_NumberMarshallable {}

    /** A leaf that can be refilled. */
    @Marshal
    @TypeId(1)
    public static final class Variable implements Expression, Shapes_VariableMarshallable {
        String name;
    }

    /** A family inside the family. */
    @Marshal
    public sealed interface Operation extends Expression {}

    /** Holds the root. */
    @Marshal
    @TypeId(200)
    public record Not(@Required Expression operand) implements Operation, Shapes_NotMarshallable {}

    /** Holds the root twice. */
    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    @TypeId(20000)
    public static final class Sum implements Operation, Shapes_SumMarshallable {
        Expression left;
        Expression right;
    }

    /** Has fields, and can be instantiated itself. */
    @Marshal(subtypes = {Login.class, Trade.class})
    @TypeId(0)
    public static class Event implements Shapes_EventMarshallable {
        private long time;
    }

    /** Adds a text. */
    @Marshal
    @TypeId(1)
    public static class Login extends Event implements Shapes_LoginMarshallable {
        private String user;
    }

    /** Adds numbers. */
    @Marshal
    @TypeId(2)
    public static class Trade extends Event implements Shapes_TradeMarshallable {
        double price;
        int quantity;
    }

    /** Abstract, with a field. It has more subclasses than generated code tells apart one by one. */
    @Marshal
    public abstract static sealed class Message implements Shapes_MessageMarshallable {
        int sequence;
    }

    @Marshal
    @TypeId(0)
    static final class M0 extends Message implements Shapes_M0Marshallable {}

    @Marshal
    @TypeId(3)
    static final class M1 extends Message implements Shapes_M1Marshallable {
        int a;
    }

    @Marshal
    @TypeId(2)
    static final class M2 extends Message implements Shapes_M2Marshallable {
        long a;
    }

    @Marshal
    @TypeId(7)
    static final class M3 extends Message implements Shapes_M3Marshallable {
        String a;
    }

    @Marshal
    @TypeId(40)
    static final class M4 extends Message implements Shapes_M4Marshallable {
        byte a;
    }

    @Marshal
    @TypeId(41)
    static final class M5 extends Message implements Shapes_M5Marshallable {
        int[] a;
    }

    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    @TypeId(42)
    static final class M6 extends Message implements Shapes_M6Marshallable {
        Message a;
    }

    @Marshal
    @TypeId(43)
    static final class M7 extends Message implements Shapes_M7Marshallable {
        boolean a;
    }

    @Marshal
    @TypeId(127)
    static final class M8 extends Message implements Shapes_M8Marshallable {
        Thread.State a;
    }

    @Marshal
    @TypeId(128)
    static final class M9 extends Message implements Shapes_M9Marshallable {
        double a;
    }
}
