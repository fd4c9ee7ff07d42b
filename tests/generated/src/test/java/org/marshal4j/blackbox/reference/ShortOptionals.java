package org.marshal4j.blackbox.reference;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The bytes of optional numbers with {@code @StopBit}: 0 for null, 1 for none; or 2 and the number. */
public final class ShortOptionals {
    private static final List<Class<?>> CLASSES = List.of(OptionalInt.class, OptionalLong.class, OptionalDouble.class);

    private ShortOptionals() {}

    /** The classes. */
    public static List<Class<?>> classes() {
        return CLASSES;
    }

    static boolean contain(Class<?> type) {
        return CLASSES.contains(type);
    }

    static void write(Object value, PlainBytes out) {
        if (value instanceof OptionalInt number && number.isPresent()) {
            out.int8(2).stopBit(number.getAsInt());
        } else if (value instanceof OptionalLong number && number.isPresent()) {
            out.int8(2).stopBit(number.getAsLong());
        } else if (value instanceof OptionalDouble number && number.isPresent()) {
            out.int8(2);
            ShortDecimals.write(number.getAsDouble(), out);
        } else {
            out.int8(value == null ? 0 : 1);
        }
    }
}
