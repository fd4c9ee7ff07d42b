package org.marshal4j.table;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of lists, sets, maps or arrays: list_view in Arrow. The elements of a batch's rows follow each other; for
 * maps they are structs of a key and a value. A new list takes the space of the one it replaces unless it is longer. A
 * longer list gets new space, and the old space is not used until the table is copied. If the column cannot hold an
 * element, the row keeps its list.
 *
 * @param <V> the class of a whole list, such as {@code double[]} or {@code List<String>}
 */
public final class ListColumn<V> extends ObjectColumn<V> {
    private final ListElements<V> lists;
    private final Node element;
    private final Rows elements;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     * @param elements the rows of the columns of the elements
     * @param lists how a list becomes elements, and back
     */
    public ListColumn(TableMemory memory, Node node, Rows elements, ListElements<V> lists) {
        super(memory, node);
        this.lists = lists;
        this.elements = elements;
        this.element = node.children().get(0);
    }

    @Override
    V read(int batch, int index) {
        int start = start(batch, index);
        int size = size(batch, index);
        requireSound(batch, start, size);
        lengths.requireRead(this, size);
        return lists.read(batch, start, size);
    }

    private void requireSound(int batch, int start, int size) {
        int used = node.elements().used(batch);
        if (start < 0 || size < 0 || start > used - size) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE,
                    node.path(),
                    "damaged: a list of " + size + " elements at " + start + " of " + used);
        }
    }

    @Override
    Scan.Test equalTo(V value) {
        return (batch, index) -> EqualValues.areEqual(value, readAt(batch, index));
    }

    private int start(int batch, int index) {
        return RawMemory.getInt(values.base(batch), values.starts[batch] + ((long) index << 2));
    }

    private int size(int batch, int index) {
        return RawMemory.getInt(node.sizes().base(batch), node.sizes().starts[batch] + ((long) index << 2));
    }

    /**
     * Returns the length of a row's list without creating the list.
     *
     * @param row 0 to {@link #size} − 1
     * @return the number of elements of the list, or of entries of the map; 0 if it is null
     */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        if (isNullAt(batch, index)) {
            return 0;
        }
        int size = size(batch, index);
        try {
            requireSound(batch, start(batch, index), size);
        } catch (MarshalException e) {
            throw unreadable(row, e);
        }
        return size;
    }

    @Override
    void write(int batch, int index, long row, V value) {
        int size = lists.size(value);
        lengths.requireStored(this, row, size);
        int used = node.elements().used(batch);
        int before = size(batch, index);
        int start = start(batch, index);
        boolean isRoom = size <= before && start >= 0 && before >= 0 && start <= used - before;
        if (!isRoom || !reuse(batch, index, row, value, size)) {
            append(batch, row, value, size);
            start = used;
        }
        RawMemory.putInt(values.base(batch), values.starts[batch] + ((long) index << 2), start);
        RawMemory.putInt(node.sizes().base(batch), node.sizes().starts[batch] + ((long) index << 2), size);
    }

    /**
     * Stores a list in the space of the former one, which is restored if the column cannot hold an element.
     *
     * @return false if the former one cannot be restored, because it cannot be read; then nothing is stored
     */
    private boolean reuse(int batch, int index, long row, V value, int size) {
        V former = null;
        if (lists.mayRefuse() && size > 0 && !isNullAt(batch, index)) {
            try {
                former = read(batch, index);
            } catch (RuntimeException e) {
                return false;
            }
        }
        try {
            store(batch, start(batch, index), row, value, size);
            return true;
        } catch (RuntimeException e) {
            if (former != null) {
                store(batch, start(batch, index), row, former, size(batch, index));
            }
            throw e;
        }
    }

    /** Stores a list after all others. If the column cannot hold an element, those before it belong to no list. */
    private void append(int batch, long row, V value, int size) {
        int used = node.elements().used(batch);
        if (size > node.elements().ready(batch) - used) {
            memory.store().growElements(batch, node, rows.told(row), size);
        }
        store(batch, used, row, value, size);
        element.countAppended(batch, used, used + size);
        node.elements().use(batch, used + size);
    }

    private void store(int batch, int start, long row, V value, int size) {
        elements.write(
                rows.told(row),
                batch,
                element.hasCounts(batch) ? node.elements().used(batch) : 0);
        if (!lists.write(batch, start, size, value)) {
            throw refused(row, "a collection that has another number of elements than its size() says");
        }
    }
}
