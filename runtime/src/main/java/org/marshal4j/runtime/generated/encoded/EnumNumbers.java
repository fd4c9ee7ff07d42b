package org.marshal4j.runtime.generated.encoded;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * For generated code only: the constants of an enum by numbers of their own. Numbers that are close together are found
 * in a table, others by binary search. Immutable; creates nothing afterwards.
 */
@SuppressWarnings({"EnumOrdinal", "StringSplitter"}) // ordinals are never written; no text is empty
public final class EnumNumbers<E extends Enum<E>> {
    /** How many times as large as the number of constants a table may be. */
    private static final int SPARSEST = 4;

    private static final int SMALL = 64;

    private final Class<?> type;
    /** By ordinal. */
    private final int[] numbers;

    private final boolean[] areNumbered;
    /** Ascending; the constants have the same places. */
    private final int[] sorted;

    private final E[] bySorted;
    /** The constants from the first number on, null where there is none; null if it would be mostly empty. */
    private final E @Nullable [] table;

    private final int first;

    private EnumNumbers(E[] constants, String[] texts) {
        type = constants.getClass().getComponentType();
        numbers = new int[constants.length];
        areNumbered = new boolean[constants.length];
        int[] ascending = new int[constants.length];
        E[] inOrder = constants.clone();
        int count = 0;
        for (String text : texts) {
            for (String entry : text.split(",")) {
                int is = entry.indexOf('=');
                E constant = named(constants, entry.substring(0, is));
                if (constant != null) {
                    int number = Integer.parseInt(entry.substring(is + 1));
                    numbers[constant.ordinal()] = number;
                    areNumbered[constant.ordinal()] = true;
                    ascending[count] = number;
                    inOrder[count++] = constant;
                }
            }
        }
        sorted = Arrays.copyOf(ascending, count);
        bySorted = Arrays.copyOf(inOrder, count);
        first = count == 0 ? 0 : sorted[0];
        table = table(count == 0 ? 0 : 1L + sorted[count - 1] - first);
    }

    private E @Nullable [] table(long size) {
        if (size > Math.max(SMALL, (long) SPARSEST * sorted.length)) {
            return null;
        }
        E[] all = Arrays.copyOf(bySorted, (int) size);
        Arrays.fill(all, null);
        for (int i = 0; i < sorted.length; i++) {
            all[sorted[i] - first] = bySorted[i];
        }
        return all;
    }

    private static <E extends Enum<E>> @Nullable E named(E[] constants, String name) {
        for (E constant : constants) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        return null;
    }

    /**
     * Returns the numbers that a schema has.
     *
     * @param constants all constants that the enum has at run time, in order; those without a number cannot be written
     * @param texts the numbers by constant, ascending, such as {@code BUY=1,SELL=2}
     */
    public static <E extends Enum<E>> EnumNumbers<E> of(E[] constants, String... texts) {
        return new EnumNumbers<>(constants, texts);
    }

    /**
     * Returns the same numbers, if the enum has them itself.
     *
     * @param actual what the enum says, by ascending number
     * @throws IllegalStateException if a constant has another number
     */
    public EnumNumbers<E> checked(long... actual) {
        for (int i = 0; i < actual.length; i++) {
            if (actual[i] != sorted[i]) {
                throw new IllegalStateException(type.getName() + "." + bySorted[i].name() + " has the number "
                        + actual[i] + ", but @EnumNumber(" + sorted[i] + ")");
            }
        }
        return this;
    }

    /**
     * Returns the number of a constant.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL227 if it had none when the marshaller was generated
     */
    public int of(String name, E value) {
        int ordinal = value.ordinal();
        if (!areNumbered[ordinal]) {
            throw new MarshalException(
                    RuntimeProblem.NOT_KEPT,
                    name,
                    value.name() + " had no number in " + type.getName() + " when the marshaller was generated");
        }
        return numbers[ordinal];
    }

    /**
     * Returns the constant of a number that was read.
     *
     * @throws MarshalException MARSHAL209 if there is none
     */
    public E at(long number) {
        E found = find(number);
        if (found == null) {
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "no constant of " + type.getName() + " has the number " + number);
        }
        return found;
    }

    private @Nullable E find(long number) {
        E[] direct = table;
        if (direct != null) {
            long at = number - first;
            return at >= 0 && at < direct.length ? direct[(int) at] : null;
        }
        if (number != (int) number) {
            return null;
        }
        int at = Arrays.binarySearch(sorted, (int) number);
        return at < 0 ? null : bySorted[at];
    }
}
