package org.marshal4j.table;

import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Node;

/** Arrays of booleans, one bit per element. */
final class BooleanElements extends ListElements<boolean[]> {
    private final Node element;

    BooleanElements(Node element) {
        this.element = element;
    }

    @Override
    int size(boolean[] value) {
        return value.length;
    }

    @Override
    boolean mayRefuse() {
        return false;
    }

    @Override
    boolean write(int batch, int start, int size, boolean[] value) {
        for (int i = 0; i < value.length; i++) {
            Bits.put(element.values().base(batch), element.values().starts[batch], start + i, value[i]);
        }
        return true;
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
