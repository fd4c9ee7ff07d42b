package org.marshal4j.table;

import java.util.Collection;
import java.util.Map;
import java.util.function.IntFunction;
import org.marshal4j.table.memory.Node;

/**
 * How a list, array or map becomes the elements of a {@link ListColumn}, and back. Used by {@code TableColumns}.
 *
 * @param <V> the class of a whole list
 */
public abstract class ListElements<V> {
    /** The maximum number of elements for which room is made before they are read, since a file may be damaged. */
    static final int LARGEST_GUESS = 1 << 16;

    ListElements() {}

    /**
     * For generated code: returns the form of arrays of primitives.
     *
     * @param <V> the class of the array
     * @param type the class of the array
     * @param element the memory of the elements
     * @return the form
     */
    public static <V> ListElements<V> ofArray(Class<V> type, Node element) {
        return new ArrayElements<>(type, element);
    }

    /**
     * For generated code: returns the form of arrays of booleans.
     *
     * @param element the memory of the elements
     * @return the form
     */
    public static ListElements<boolean[]> ofBooleans(Node element) {
        return new BooleanElements(element);
    }

    /**
     * For generated code: returns the form of collections, whose elements are the rows of a column.
     *
     * @param <E> the class of the elements
     * @param <V> the class of the collection
     * @param element the column of the elements
     * @param maker creates an empty collection, given the approximate number of elements
     * @return the form
     */
    public static <E, V extends Collection<E>> ListElements<V> ofCollection(Cell<?, E> element, IntFunction<V> maker) {
        return new CollectionElements<>(element, maker);
    }

    /**
     * For generated code: returns the form of maps, whose keys and values are the rows of two columns.
     *
     * @param <K> the class of the keys
     * @param <E> the class of the values
     * @param <V> the class of the map
     * @param key the column of the keys
     * @param value the column of the values
     * @param maker creates an empty map, given the approximate number of entries
     * @return the form
     */
    public static <K, E, V extends Map<K, E>> ListElements<V> ofMap(
            Cell<?, K> key, Cell<?, E> value, IntFunction<V> maker) {
        return new MapElements<>(key, value, maker);
    }

    /** The number of elements of a list. */
    abstract int size(V value);

    /** Whether a column may be unable to hold an element. */
    boolean mayRefuse() {
        return true;
    }

    /**
     * Stores the elements of a list.
     *
     * @param size the result of {@link #size}; more elements are not stored
     * @return whether there were this many
     */
    abstract boolean write(int batch, int start, int size, V value);

    /** Creates a list from its elements. */
    abstract V read(int batch, int start, int size);
}
