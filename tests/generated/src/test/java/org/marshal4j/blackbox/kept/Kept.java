package org.marshal4j.blackbox.kept;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;
import org.marshal4j.StopBit;
import org.marshal4j.blackbox.kit.Money;

/** Has final fields that no constructor takes: reading fills the objects that they hold. Constants have no bytes. */
@Marshal
public class Kept implements KeptMarshallable {
    final String type = "kept";
    long id;
    final List<Money> moneys = new ArrayList<>();
    private final List<String> names = new LinkedList<>();

    @Required
    public final Map<String, Money> byName = new LinkedHashMap<>();

    protected final Set<String> tags = new LinkedHashSet<>();
    final Collection<Integer> numbers = new ArrayDeque<>();
    final CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>();
    final EnumMap<Thread.State, Integer> states = new EnumMap<>(Thread.State.class);
    final StringBuilder text = new StringBuilder();
    final StringBuffer buffer = new StringBuffer();
    final BitSet bits = new BitSet();
    final Date date = new Date(0);
    final AtomicInteger count = new AtomicInteger();
    private final AtomicLong total = new AtomicLong();
    final AtomicBoolean done = new AtomicBoolean();
    final AtomicReference<String> latest = new AtomicReference<>();
    final AtomicReference<Money> best = new AtomicReference<>(new Money());

    @StopBit
    final Date shortDate = new Date(0);

    @StopBit
    final AtomicLong shortTotal = new AtomicLong();

    final long[] levels = new long[4];
    final Money[] pair = new Money[2];

    @FixedLength(3)
    final double[] fixed = new double[3];

    final Money money = new Money();
    final int version = 7;

    List<String> names() {
        return names;
    }

    AtomicLong total() {
        return total;
    }

    /** The same fields, but not final. */
    @Marshal
    static class Loose implements Kept_LooseMarshallable {
        long id;
        List<Money> moneys;
        List<String> names;

        @Required
        Map<String, Money> byName;

        Set<String> tags;
        Collection<Integer> numbers;
        CopyOnWriteArrayList<String> copied;
        EnumMap<Thread.State, Integer> states;
        StringBuilder text;
        StringBuffer buffer;
        BitSet bits;
        Date date;
        AtomicInteger count;
        AtomicLong total;
        AtomicBoolean done;
        AtomicReference<String> latest;
        AtomicReference<Money> best;

        @StopBit
        Date shortDate;

        @StopBit
        AtomicLong shortTotal;

        long[] levels;
        Money[] pair;

        @FixedLength(3)
        double[] fixed;

        Money money;
    }

    /** A constructor takes one field. The others are filled afterwards. */
    @Marshal
    static class Half implements Kept_HalfMarshallable {
        static final byte TWO = 2;
        final long id;
        final byte version = TWO;

        @Required
        final List<Money> moneys = new ArrayList<>();

        @Required
        private final Map<String, List<Integer>> numbers = new HashMap<>();

        @Required
        final Set<String> tags = new HashSet<>();

        String text;

        @Required
        final AtomicLong total = new AtomicLong();

        Half(long id) {
            this.id = id;
        }

        Map<String, List<Integer>> numbers() {
            return numbers;
        }
    }

    /** Older messages end before the second list. */
    @Marshal(evolvable = true)
    static class Grown implements Kept_GrownMarshallable {
        final List<String> first = new ArrayList<>();

        @Since(2)
        final List<String> second = new ArrayList<>(List.of("default"));
    }
}
