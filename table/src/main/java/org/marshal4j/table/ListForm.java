package org.marshal4j.table;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;

/** Lists of what another column could hold in one row: each element is stored as that column does it. */
final class ListForm<E> extends ElementForm<List<E>> {
    private final Column elements;
    private final Node element;

    /**
     * A form.
     *
     * @param elements a column whose rows are the elements; its rows are not those of the table
     */
    ListForm(Column elements) {
        this.elements = elements;
        this.element = elements.node;
    }

    @Override
    int size(List<E> value) {
        return value.size();
    }

    @Override
    void check(Column list, long row, List<E> value) {
        if (!element.isNullable() && value.contains(null)) {
            throw list.refused(row, "a list with an element that is null");
        }
    }

    @Override
    int write(int batch, int start, long row, List<E> value) {
        int nulls = 0;
        int index = start;
        int counted = element.elementsOf(batch);
        for (E each : value) {
            if (each != null) {
                elements.storeAt(batch, index, row, each);
            } else if (index >= counted) {
                nulls++;
            }
            mark(batch, index, each != null, index < counted);
            index++;
        }
        return nulls;
    }

    private void mark(int batch, int index, boolean isThere, boolean isCounted) {
        Lane validity = element.validity();
        if (validity != null
                && Bits.put(validity.base(batch), validity.starts[batch], index, isThere)
                && isCounted
                && element.hasCounts(batch)) {
            element.addNulls(batch, isThere ? -1 : 1);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    List<E> read(int batch, int start, int size) {
        List<E> list = new ArrayList<>(Math.min(size, 1 << 16));
        for (int i = start; i < start + size; i++) {
            list.add(elements.isNullAt(batch, i) ? null : (E) elements.valueAt(batch, i));
        }
        return list;
    }
}
