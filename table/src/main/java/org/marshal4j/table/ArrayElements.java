package org.marshal4j.table;

import java.lang.reflect.Array;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;

/** Arrays of primitives, whose elements are copied as they are. */
final class ArrayElements<V> extends ListElements<V> {
    private final Class<V> type;
    private final Node element;
    private final int offset;
    private final int bytes;

    ArrayElements(Class<V> type, Node element) {
        this.type = type;
        this.element = element;
        this.offset = RawMemory.arrayOffset(type);
        this.bytes = element.kind().bits() / Byte.SIZE;
    }

    @Override
    int size(V value) {
        return Array.getLength(value);
    }

    @Override
    boolean mayRefuse() {
        return false;
    }

    private long at(int batch, int start) {
        return element.values().starts[batch] + (long) start * bytes;
    }

    @Override
    boolean write(int batch, int start, int size, V value) {
        // The size of an array in bytes may be more than an int.
        RawMemory.copy(value, offset, element.values().base(batch), at(batch, start), Math.multiplyExact(size, bytes));
        return true;
    }

    @Override
    V read(int batch, int start, int size) {
        V array = type.cast(Array.newInstance(type.getComponentType(), size));
        RawMemory.copy(element.values().base(batch), at(batch, start), array, offset, Math.multiplyExact(size, bytes));
        return array;
    }
}
