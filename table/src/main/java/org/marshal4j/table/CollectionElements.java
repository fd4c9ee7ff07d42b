package org.marshal4j.table;

import java.util.Collection;
import java.util.function.IntFunction;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Rows;

/** Collections. Each element is stored as a column stores the value of a row. */
final class CollectionElements<E, V extends Collection<E>> extends ListElements<V> {
    private final Cell<?, E> element;
    private final IntFunction<V> maker;

    CollectionElements(Cell<?, E> element, IntFunction<V> maker) {
        this.element = element;
        this.maker = maker;
    }

    @Override
    int size(V value) {
        return value.size();
    }

    @Override
    boolean write(int batch, int start, int size, V value) {
        long at = Rows.element(batch, start);
        long end = at + size;
        for (E each : value) {
            if (at == end) {
                return false;
            }
            element.set(at++, each);
        }
        return at == end;
    }

    @Override
    @SuppressWarnings("NullAway") // The elements may be null, and the collection accepts null.
    V read(int batch, int start, int size) {
        V made = maker.apply(Math.min(size, LARGEST_GUESS));
        long at = Rows.element(batch, start);
        for (int i = 0; i < size; i++) {
            if (!made.add(element.get(at + i))) {
                throw new MarshalException(
                        RuntimeProblem.IMPOSSIBLE_VALUE,
                        "element " + i + " is one that the " + made.getClass().getSimpleName() + " already has");
            }
        }
        return made;
    }
}
