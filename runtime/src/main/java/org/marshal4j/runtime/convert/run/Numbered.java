package org.marshal4j.runtime.convert.run;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.SameClasses;

/** The classes of a family, or those that a dynamic field lists, by their former numbers. Immutable. */
public final class Numbered {
    private static final int GONE = -1;

    private final int[] numbers;
    private final Member[] classes;

    /**
     * A class.
     *
     * @param name its binary name
     * @param today today's number; -1 if it is gone
     * @param value converts its objects; null if it is gone
     */
    record Member(String name, int today, @Nullable ConvertStep value) {}

    Numbered(SortedMap<Integer, Member> classes) {
        this.numbers = new int[classes.size()];
        this.classes = classes.values().toArray(new Member[0]);
        int i = 0;
        for (int number : classes.keySet()) {
            numbers[i++] = number;
        }
    }

    /** The class with a former number; null if there is none. */
    @Nullable
    Member of(int number) {
        int index = Arrays.binarySearch(numbers, number);
        return index < 0 ? null : classes[index];
    }

    /** Makes the conversion of the objects of a class. */
    public interface Maker {
        /**
         * Makes it.
         *
         * @param name the name of the class
         * @param was the former number
         * @param is today's number
         */
        ConvertStep make(String name, int was, int is);
    }

    /** Finds classes among today's, as {@link SameClasses} does. */
    public static Numbered of(SortedMap<Integer, String> was, SortedMap<Integer, String> is, Maker maker) {
        SameClasses today = new SameClasses(is, was, true);
        SortedMap<Integer, Member> classes = new TreeMap<>();
        for (Map.Entry<Integer, String> type : was.entrySet()) {
            int number = type.getKey();
            String name = type.getValue();
            Integer now = today.numberThere(number, name);
            ConvertStep value = now == null ? null : maker.make(name, number, now);
            classes.put(number, new Member(name, now == null ? GONE : now, value));
        }
        return new Numbered(classes);
    }
}
