package org.marshal4j.runtime.convert.value;

import java.util.HashMap;
import java.util.Map;
import org.marshal4j.schema.text.SimpleNames;

/**
 * Finds a class with a number, of a family or a list of classes, among today's classes: by its name or, if it is in
 * another package now, by its simple name, provided that it has kept its number.
 */
public final class SameClass {
    /** The number of a class that is gone. */
    public static final int GONE = -1;

    private final Map<Integer, String> today;
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Takes the binary names of today's classes by their numbers. */
    public SameClass(Map<Integer, String> today) {
        this.today = today;
        for (Map.Entry<Integer, String> type : today.entrySet()) {
            numbers.putIfAbsent(type.getValue(), type.getKey());
        }
    }

    /**
     * Finds it.
     *
     * @param number the number that the class had
     * @param name the binary name that it had
     * @return today's number; {@link #GONE} if it is gone
     */
    public int find(int number, String name) {
        Integer now = numbers.get(name);
        if (now != null) {
            return now;
        }
        String other = today.get(number);
        return other != null && SimpleNames.of(other).equals(SimpleNames.of(name)) ? number : GONE;
    }
}
