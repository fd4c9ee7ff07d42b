package org.marshal4j.examples.marketdata;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** Fills and compares quotes of any form, by reflection: all forms have the same fields. */
public final class Samples {

    private Samples() {}

    /** Gives every field a different value. */
    public static <T extends BytesMarshallable> T fill(T quote) {
        return fill(quote, 0);
    }

    /** Gives every field a different value, which also depends on the number. */
    public static <T extends BytesMarshallable> T fill(T quote, int number) {
        try {
            int n = 18 * number;
            for (Field field : fieldsOf(quote)) {
                n++;
                if (field.getType() == int.class) {
                    field.setInt(quote, 100 * n);
                } else if (field.getType() == long.class) {
                    field.setLong(quote, 1_000_000_007L * n);
                } else {
                    field.setDouble(quote, 100 + n / 8.0);
                }
            }
            return quote;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Checks that two quotes are equal.
     *
     * @throws IllegalStateException if a field differs; the message names it
     */
    public static void requireEqual(BytesMarshallable expected, BytesMarshallable actual) {
        try {
            for (Field field : fieldsOf(expected)) {
                if (!field.get(expected).equals(field.get(actual))) {
                    throw new IllegalStateException(
                            field + " is " + field.get(actual) + " instead of " + field.get(expected));
                }
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Iterable<Field> fieldsOf(Object quote) {
        return Arrays.stream(quote.getClass().getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .peek(field -> field.setAccessible(true))
                .toList();
    }
}
