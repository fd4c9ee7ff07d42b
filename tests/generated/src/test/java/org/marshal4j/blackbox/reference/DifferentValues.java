package org.marshal4j.blackbox.reference;

import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Values of one class. No two of them are equal unless there are no others left. Not thread-safe. */
final class DifferentValues {
    private static final int ENOUGH = 1 << 13;

    /** After this many failed tries, another value is hardly ever found. */
    private static final int TRIES = 1_000;

    /** Values for classes whose random values are taken from a small set. */
    private static final Map<Class<?>, IntFunction<Object>> MORE = new HashMap<>();

    static {
        MORE.put(
                InetSocketAddress.class,
                i -> i % 2 == 0
                        ? new InetSocketAddress(i)
                        : InetSocketAddress.createUnresolved("host" + Integer.toString(i, Character.MAX_RADIX), i));
        MORE.put(URI.class, i -> URI.create("https://acme.com/" + i));
        MORE.put(Year.class, Year::of);
        MORE.put(ZoneOffset.class, ZoneOffset::ofTotalSeconds);
        MORE.put(ZoneId.class, i -> ZoneId.of(ZoneOffset.ofTotalSeconds(i).getId()));
        MORE.put(Locale.class, i -> Locale.forLanguageTag("de-x-" + Integer.toString(i, Character.MAX_RADIX)));
    }

    private final Leaf<?> leaf;
    private final Random random = new Random(1);
    private final LeafRandom values =
            new LeafRandom(random, () -> Integer.toString(random.nextInt(), Character.MAX_RADIX));
    private final List<Object> found = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();
    private int failed;

    DifferentValues(Leaf<?> leaf) {
        this.leaf = leaf;
    }

    /** Returns the value with this number, which starts at 0. */
    Object value(int number) {
        while (found.size() <= number && failed < TRIES) {
            find();
        }
        return found.get(number % found.size());
    }

    /** Whether there are thousands of values. */
    boolean areMany() {
        value(ENOUGH);
        return found.size() > ENOUGH;
    }

    private void find() {
        find(leaf);
    }

    private <X> void find(Leaf<X> row) {
        IntFunction<Object> more = MORE.get(row.type());
        Function<LeafRandom, X> made = row.values();
        X value = more == null ? made.apply(values) : row.type().cast(more.apply(found.size()));
        if (seen.add(row.seen().apply(value))) {
            found.add(value);
        } else {
            failed++;
        }
    }
}
