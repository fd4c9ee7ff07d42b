package org.marshal4j.runtime.convert.run;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.SameClass;

/** The classes of a family, or those that a dynamic field lists, by their former numbers. Immutable. */
public final class Numbered {
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
        this.numbers = classes.keySet().stream().mapToInt(Integer::intValue).toArray();
        this.classes = classes.values().toArray(Member[]::new);
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

    /** Finds classes among today's, as {@link SameClass} does. */
    public static Numbered of(SortedMap<Integer, String> was, SortedMap<Integer, String> is, Maker maker) {
        SameClass today = new SameClass(is);
        SortedMap<Integer, Member> classes = new TreeMap<>();
        was.forEach((number, name) -> {
            int now = today.find(number, name);
            classes.put(
                    number,
                    now == SameClass.GONE
                            ? new Member(name, now, null)
                            : new Member(name, now, maker.make(name, number, now)));
        });
        return new Numbered(classes);
    }
}
