package org.marshal4j.table;

import java.util.List;
import org.marshal4j.table.memory.Node;

/**
 * How a list or array becomes the elements of a {@link ListColumn}, and back: those of {@code TableColumns}.
 *
 * @param <V> the class of a whole list
 */
public abstract class ElementForm<V> {
    ElementForm() {}

    /** For generated code, by {@code TableColumns}: arrays of primitives. */
    public static <V> ElementForm<V> ofArray(Class<V> type, Node element) {
        return new ArrayForm<>(type, element);
    }

    /** For generated code, by {@code TableColumns}: arrays of booleans. */
    public static ElementForm<boolean[]> ofBooleans(Node element) {
        return new BooleansForm(element);
    }

    /** For generated code, by {@code TableColumns}: lists, whose elements a column stores that has them in place of rows. */
    public static <E> ElementForm<List<E>> ofList(Column elements) {
        return new ListForm<>(elements);
    }

    /** How many elements a list has. */
    abstract int size(V value);

    /** Throws if an element cannot be held, before anything is written. */
    abstract void check(Column list, long row, V value);

    /**
     * Stores a list's elements.
     *
     * @return how many nulls there are among those behind the elements that the batch had before
     */
    abstract int write(int batch, int start, long row, V value);

    /** Makes a list. */
    abstract V read(int batch, int start, int size);
}
