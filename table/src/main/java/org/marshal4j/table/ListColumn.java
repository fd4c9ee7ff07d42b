package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of lists or arrays: list_view in Arrow, the elements of a batch's rows one behind the other. A list that is set takes the place of the
 * former one if it is no longer; otherwise it gets another place, and the former one is not used until the table is copied.
 *
 * @param <V> the class of a whole list, such as {@code double[]} or {@code List<String>}
 */
public final class ListColumn<V> extends ObjectColumn<V> {
    private final ElementForm<V> form;
    private final Node element;

    /** For generated code, by {@code TableColumns}. */
    public ListColumn(TableMemory memory, Node node, ElementForm<V> form) {
        super(memory, node, Object.class);
        this.form = form;
        this.element = node.children().get(0);
    }

    @Override
    V read(int batch, int index) {
        int start = start(batch, index);
        int size = size(batch, index);
        int used = node.elements().used(batch);
        if (start < 0 || size < 0 || start > used - size) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE,
                    name(),
                    "damaged: a list of " + size + " elements at " + start + " of " + used);
        }
        return form.read(batch, start, size);
    }

    private int start(int batch, int index) {
        return RawMemory.getInt(values.base(batch), values.starts[batch] + ((long) index << 2));
    }

    private int size(int batch, int index) {
        return RawMemory.getInt(node.sizes().base(batch), node.sizes().starts[batch] + ((long) index << 2));
    }

    /** Number of elements of a row's list; 0 if it is null. */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? 0 : size(batch, index);
    }

    @Override
    void write(int batch, int index, long row, V value) {
        int size = form.size(value);
        form.check(this, row, value);
        int used = node.elements().used(batch);
        int before = size(batch, index);
        int start = start(batch, index);
        boolean isReused = size <= before && start >= 0 && start <= used - before;
        if (!isReused) {
            if (size > node.elements().capacity(batch) - used) {
                memory.store().growElements(batch, node, row, size);
            }
            start = used;
        }
        int nulls = form.write(batch, start, row, value);
        if (element.hasCounts(batch)) {
            element.addNulls(batch, nulls);
        }
        if (!isReused) {
            node.elements().use(batch, used + size);
            if (element.hasCounts(batch)) {
                element.putLength(batch, used + size);
            }
        }
        RawMemory.putInt(values.base(batch), values.starts[batch] + ((long) index << 2), start);
        RawMemory.putInt(node.sizes().base(batch), node.sizes().starts[batch] + ((long) index << 2), size);
    }
}
