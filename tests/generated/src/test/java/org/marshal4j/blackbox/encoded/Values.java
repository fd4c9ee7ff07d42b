package org.marshal4j.blackbox.encoded;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Random values. */
record Values(Random random) {
    private static final String[] CHARACTERS = {"a", "Z", "9", " ", "\0", "é", "ÿ", "€", "\uFFFF", "😀", "𝄞", "߿", "ࠀ"
    };

    <T> T orNull(T value) {
        return random.nextInt(3) == 0 ? null : value;
    }

    Side side() {
        return Side.values()[random.nextInt(Side.values().length)];
    }

    /** A text of ASCII, or of any characters. */
    String text() {
        int kinds = random.nextBoolean() ? 4 : CHARACTERS.length;
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(40); i > 0; i--) {
            text.append(CHARACTERS[random.nextInt(kinds)]);
        }
        return text.toString();
    }

    /** A text of chars up to 255. */
    String narrowText() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(200); i > 0; i--) {
            text.append((char) random.nextInt(random.nextBoolean() ? 128 : 256));
        }
        return text.toString();
    }

    BigDecimal decimal() {
        return new BigDecimal(new BigInteger(random.nextInt(100), random), random.nextInt(20) - 5);
    }

    <T> List<T> list(Supplier<T> element) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(element.get());
        }
        return list;
    }
}
