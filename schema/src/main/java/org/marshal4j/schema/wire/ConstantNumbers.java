package org.marshal4j.schema.wire;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The constants of an enum by numbers of their own. The text has them by number: {@code BUY=1,SELL=2}. Immutable.
 *
 * @param names the names of the constants, all different
 */
public record ConstantNumbers(SortedMap<Integer, String> names) {
    /** No numbers. */
    public static final ConstantNumbers NONE = new ConstantNumbers(Collections.emptySortedMap());

    /** Between a name and its number. */
    static final char IS = '=';

    /** Copies the names; refuses what is no name, and one that has two numbers. */
    public ConstantNumbers {
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
        Set<String> seen = new HashSet<>();
        for (String name : names.values()) {
            if (!WireWords.isIdentifier(name) || !seen.add(name)) {
                throw WireWords.notAWireType(name);
            }
        }
    }

    /** {@return whether there are none} */
    public boolean isEmpty() {
        return names.isEmpty();
    }

    /** {@return the number of a constant; null if it has none} */
    public @Nullable Integer numberOf(String name) {
        for (Map.Entry<Integer, String> entry : names.entrySet()) {
            if (entry.getValue().equals(name)) {
                return entry.getKey();
            }
        }
        return null;
    }

    /** {@return whether a form has all numbers} */
    public boolean fit(NumberForm form) {
        return form.isWhole() && (isEmpty() || (form.min() <= names.firstKey() && names.lastKey() <= form.max()));
    }

    /** {@return whether no name has another number here and there, and no number another name} */
    public boolean agreesWith(ConstantNumbers other) {
        Map<String, Integer> numbers = other.numbers();
        for (Map.Entry<Integer, String> entry : names.entrySet()) {
            String name = other.names.get(entry.getKey());
            Integer number = numbers.get(entry.getValue());
            if ((name != null && !name.equals(entry.getValue()))
                    || (number != null && !number.equals(entry.getKey()))) {
                return false;
            }
        }
        return true;
    }

    private Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new TreeMap<>();
        for (Map.Entry<Integer, String> entry : names.entrySet()) {
            numbers.put(entry.getValue(), entry.getKey());
        }
        return numbers;
    }

    /** Reads a list up to its parenthesis, of which the first part has been read. */
    static ConstantNumbers parse(String first, WireTypeCursor in) {
        TreeMap<Integer, String> names = new TreeMap<>();
        String next = first;
        while (true) {
            int is = next.indexOf(IS);
            int number = number(next.substring(is + 1), in);
            if (is < 0 || (!names.isEmpty() && number <= names.lastKey())) {
                throw in.bad();
            }
            names.put(number, next.substring(0, is));
            if (in.take(")")) {
                return new ConstantNumbers(names);
            }
            in.expect(",");
            next = in.name();
        }
    }

    private static int number(String text, WireTypeCursor in) {
        try {
            int number = Integer.parseInt(text);
            if (Integer.toString(number).equals(text)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, with the whole text.
        }
        throw in.bad();
    }

    @Override
    public String toString() {
        StringJoiner all = new StringJoiner(",");
        for (Map.Entry<Integer, String> entry : names.entrySet()) {
            all.add(entry.getValue() + IS + entry.getKey());
        }
        return all.toString();
    }
}
