package org.marshal4j.table;

import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Node;

/** Arrays of booleans, one bit each. */
final class BooleansForm extends ElementForm<boolean[]> {
    private final Node element;

    BooleansForm(Node element) {
        this.element = element;
    }

    @Override
    int size(boolean[] value) {
        return value.length;
    }

    @Override
    void check(Column list, long row, boolean[] value) {
        // Every boolean has a place.
    }

    @Override
    int write(int batch, int start, long row, boolean[] value) {
        for (int i = 0; i < value.length; i++) {
            Bits.put(element.values().base(batch), element.values().starts[batch], start + i, value[i]);
        }
        return 0;
    }

    @Override
    boolean[] read(int batch, int start, int size) {
        boolean[] array = new boolean[size];
        for (int i = 0; i < size; i++) {
            array[i] = Bits.get(element.values().base(batch), element.values().starts[batch], start + i);
        }
        return array;
    }
}
