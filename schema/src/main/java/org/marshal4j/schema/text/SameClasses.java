package org.marshal4j.schema.text;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells which class with a number, of a family or a list of classes, is which one of another revision: the one of its
 * name or else, if only the package may be another one, that with its number and simple name. Immutable.
 */
public final class SameClasses {
    private final Map<Integer, String> others;
    private final Map<String, Integer> numbersOfOthers;
    private final Map<String, Integer> numbers;
    private final boolean mayMove;

    /**
     * Creates it for the classes of two revisions.
     *
     * @param others the binary names of the classes of the other revision by their numbers
     * @param classes those of this revision
     * @param mayMove whether a class may be in another package
     */
    public SameClasses(Map<Integer, String> others, Map<Integer, String> classes, boolean mayMove) {
        this.others = others;
        this.numbersOfOthers = numbers(others);
        this.numbers = numbers(classes);
        this.mayMove = mayMove;
    }

    /** The numbers of classes; the lowest one of a class that has several, as only a text from outside may say. */
    public static Map<String, Integer> numbers(Map<Integer, String> classes) {
        Map<String, Integer> numbers = new HashMap<>();
        for (Map.Entry<Integer, String> each : classes.entrySet()) {
            Integer known = numbers.get(each.getValue());
            numbers.put(each.getValue(), known == null ? each.getKey() : Math.min(known, each.getKey()));
        }
        return numbers;
    }

    /** Whether a class of two revisions has another number in the other one. */
    public static boolean haveOtherNumbers(Map<Integer, String> one, Map<Integer, String> other) {
        Map<String, Integer> known = numbers(other);
        return numbers(one).entrySet().stream()
                .anyMatch(each -> !each.getValue().equals(known.getOrDefault(each.getKey(), each.getValue())));
    }

    /** Whether a class of the other revision is in this one, with the same name. */
    public boolean isHere(String name) {
        return numbers.containsKey(name);
    }

    /** Whether a class of this revision is in the other one, with the same name. */
    public boolean isThere(String name) {
        return numbersOfOthers.containsKey(name);
    }

    /** The number that a class of this revision has in the other one; null if it is not there. */
    public @Nullable Integer numberThere(int number, String name) {
        String other = others.get(number);
        return name.equals(other) || isMoved(other, name) ? Integer.valueOf(number) : numbersOfOthers.get(name);
    }

    /** Whether a class is the one that has its number in the other revision, in another package. */
    private boolean isMoved(@Nullable String other, String name) {
        return mayMove
                && other != null
                && !isHere(other)
                && !isThere(name)
                && SimpleNames.of(other).equals(SimpleNames.of(name));
    }
}
