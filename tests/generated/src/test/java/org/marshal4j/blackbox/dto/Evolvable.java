package org.marshal4j.blackbox.dto;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.Parent;
import org.marshal4j.Required;
import org.marshal4j.Shared;
import org.marshal4j.Since;
import org.marshal4j.StopBit;
import org.marshal4j.TypeId;

/** Types that have grown, in every place where objects can occur. */
@Marshal
public class Evolvable implements EvolvableMarshallable {
    Quote quote;

    @Required
    Quote quoteR;

    Tick tick;
    Trade trade;
    List<Tick> ticks;
    Quote[] quotes;
    Map<String, Trade> trades;
    Optional<Tick> maybe;

    @Shared
    Note sharedA;

    @Shared
    Note sharedB;

    Event event;
    List<Event> events;
    Special special;
    Tree tree;
    Empty empty;
    Wide wide;
    int last;

    /** Has fields of all kinds. */
    @Marshal(evolvable = true, view = true)
    public static class Quote implements Evolvable_QuoteMarshallable {
        long id;
        String symbol;
        private double bid;

        @Since(2)
        int quantity;

        @Since(2)
        String venue;

        @Since(3)
        private boolean live;

        @Since(3)
        @Required
        List<String> tags = new ArrayList<>();

        @Since(3)
        Tick tick;

        @Since(7)
        Long volume;
    }

    /** Has a fixed size in each version. */
    @Marshal(evolvable = true, view = true)
    public static final class Tick implements Evolvable_TickMarshallable {
        long time;
        double price;

        @Since(2)
        double size;

        @Since(2)
        byte flags;

        @Since(3)
        @FixedLength(3)
        String currency;
    }

    /** A record. */
    @Marshal(evolvable = true, view = true)
    public record Trade(
            @StopBit int id,
            Tick tick,
            @Since(2) double price,
            @Since(2) String buyer,
            @Since(3) Trade before) implements Evolvable_TradeMarshallable {}

    /** The root of a family, with a versioned block of its own. */
    @Marshal(evolvable = true)
    public abstract static sealed class Event implements Evolvable_EventMarshallable {
        long time;

        @Since(2)
        String source;
    }

    /** Has two versioned blocks. */
    @Marshal(evolvable = true)
    @TypeId(0)
    public static final class Login extends Event implements Evolvable_LoginMarshallable {
        String user;

        @Since(2)
        int attempts;
    }

    /** The second of its two versioned blocks is still empty. */
    @Marshal(evolvable = true)
    @TypeId(200)
    public static final class Logout extends Event implements Evolvable_LogoutMarshallable {}

    /** Has fields. */
    @Marshal(evolvable = true)
    public abstract static class Base implements Evolvable_BaseMarshallable {
        protected short level;

        @Since(2)
        Map<String, Integer> counts = new LinkedHashMap<>();
    }

    /** Has neither fields nor a versioned block. */
    abstract static class Between extends Base {
        transient int cache;
    }

    /** Has three versioned blocks, two of them of fixed size. */
    @Marshal(evolvable = true)
    public static class General extends Between implements Evolvable_GeneralMarshallable {
        int number;

        @Since(2)
        char letter;
    }

    /** The last level. */
    @Marshal(evolvable = true)
    public static class Special extends General implements Evolvable_SpecialMarshallable {
        boolean special;

        @Since(4)
        byte[] data;
    }

    /** Has parts that refer to it, and objects that several others refer to. */
    @Marshal(evolvable = true)
    public static class Tree implements Evolvable_TreeMarshallable {
        String name;
        List<Leaf> leaves;

        @Shared
        Note first;

        @Shared
        Note second;

        @Since(2)
        List<Leaf> more;
    }

    /** Several objects refer to it. */
    @Marshal(evolvable = true)
    public static class Note implements Evolvable_NoteMarshallable {
        String text;

        @Since(2)
        int number;
    }

    /** A part. */
    @Marshal(evolvable = true)
    public static class Leaf implements Evolvable_LeafMarshallable {
        @Parent
        Tree tree;

        int number;

        @Since(2)
        String colour;
    }

    /** Has no fields yet. */
    @Marshal(evolvable = true)
    public static class Empty implements Evolvable_EmptyMarshallable {}

    /** Has too many fields for a single method. */
    @Marshal(evolvable = true)
    public static class Wide implements Evolvable_WideMarshallable {
        String t01, t02, t03, t04, t05, t06, t07;
        int i01, i02, i03, i04, i05, i06, i07;
        @Since(2)
        String t11, t12, t13, t14, t15, t16;
        @Since(2)
        int i11, i12, i13, i14, i15, i16;

        @Since(2)
        @Required
        String t17 = "";
    }
}
