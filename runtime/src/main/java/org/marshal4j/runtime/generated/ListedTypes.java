package org.marshal4j.runtime.generated;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.wire.DynamicTag;

/** The classes that {@code @Dynamic} lists on one field. Immutable and thread-safe. */
public final class ListedTypes {
    /** For a field that lists none. */
    static final ListedTypes NONE = of();

    private final ListedType[] byNumber;
    private final int[] numbers;
    private final Map<Class<?>, ListedType> byClass = new HashMap<>();
    private final String besides;

    private ListedTypes(ListedType[] byNumber) {
        this.byNumber = byNumber;
        this.numbers = new int[byNumber.length];
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < byNumber.length; i++) {
            numbers[i] = byNumber[i].number();
            byClass.put(byNumber[i].type(), byNumber[i]);
            names.append(i == 0 ? ", or that it lists here: " : ", ")
                    .append(byNumber[i].type().getName());
        }
        this.besides = names.toString();
    }

    /** Returns the list of these classes, whose numbers must differ. */
    public static ListedTypes of(ListedType... types) {
        ListedType[] byNumber = types.clone();
        Arrays.sort(byNumber, Comparator.comparingInt(ListedType::number));
        return new ListedTypes(byNumber);
    }

    /**
     * The class that identifies a listed class: for an enum constant it is the enum, even if the constant has its own
     * class.
     */
    static Class<?> classOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    /** The listed class that is exactly the class of a value; null if there is none. */
    @Nullable
    ListedType of(@Nullable Object value) {
        return value == null || numbers.length == 0 ? null : byClass.get(classOf(value));
    }

    /**
     * Reads the number of a listed class.
     *
     * @throws MarshalException MARSHAL214 if no listed class has it, MARSHAL205 if it is invalid
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    ListedType read(Input in) {
        int number = StopBit.read(in);
        int index = Arrays.binarySearch(numbers, number);
        if (index < 0) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, DynamicTag.unlisted(number, names()));
        }
        return byNumber[index];
    }

    private SortedMap<Integer, String> names() {
        SortedMap<Integer, String> names = new TreeMap<>();
        for (ListedType type : byNumber) {
            names.put(type.number(), type.type().getName());
        }
        return names;
    }

    /** Whether there are none. */
    boolean isEmpty() {
        return numbers.length == 0;
    }

    /** What a message adds after saying that a class is none of those that every field accepts. */
    String besides() {
        return besides;
    }
}
