package org.marshal4j.table;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Quotes for tests. */
final class Quotes {
    private static final String[] LETTERS = {"a", "Z", "é", "€", "😀", "0"};

    private Quotes() {}

    static List<Quote> random(Random random, int count) {
        return IntStream.range(0, count).mapToObj(i -> one(random, i)).toList();
    }

    static Quote one(Random random, long sequence) {
        boolean[] isNull = new boolean[10];
        for (int i = 0; i < isNull.length; i++) {
            isNull[i] = random.nextInt(4) == 0;
        }
        return new Quote(
                sequence,
                random.nextGaussian(),
                isNull[0] ? null : random.nextInt(),
                random.nextBoolean(),
                isNull[1] ? null : Quote.Side.values()[random.nextInt(2)],
                isNull[2] ? null : text(random, random.nextInt(40)),
                isNull[3] ? null : Instant.EPOCH.plusNanos(random.nextLong()),
                isNull[4] ? null : new UUID(random.nextLong(), random.nextLong()),
                isNull[5] ? null : bytes(random),
                isNull[6] ? null : BigDecimal.valueOf(random.nextLong(), random.nextInt(10)),
                isNull[7] ? null : random.doubles(random.nextInt(10)).toArray(),
                isNull[8] ? null : tags(random),
                isNull[9] ? null : new Quote.Venue(isNull[0] ? null : text(random, 3), random.nextInt()));
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(30)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static List<@Nullable String> tags(Random random) {
        List<@Nullable String> tags = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            tags.add(random.nextInt(3) == 0 ? null : text(random, random.nextInt(20)));
        }
        return tags;
    }

    private static String text(Random random, int length) {
        StringBuilder text = new StringBuilder();
        int kinds = random.nextBoolean() ? 2 : LETTERS.length;
        for (int i = 0; i < length; i++) {
            text.append(LETTERS[random.nextInt(kinds)]);
        }
        return text.toString();
    }

    static Quote at(Instant instant) {
        return new Quote(0, 0, null, false, null, null, instant, null, null, null, null, null, null);
    }

    static long[] rows(List<Quote> quotes, Predicate<Quote> test) {
        return IntStream.range(0, quotes.size())
                .filter(i -> test.test(quotes.get(i)))
                .asLongStream()
                .toArray();
    }
}
