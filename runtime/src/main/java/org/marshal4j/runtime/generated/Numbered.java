package org.marshal4j.runtime.generated;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Objects in the order of their numbers, which can be found again by identity. A few objects are searched one by one; a
 * hash table is only used for more. Slots can be reserved for objects that do not exist yet.
 */
final class Numbered {
    private static final int FEW = 8;

    /** Room for more objects than this is not worth keeping. */
    private static final int MANY = 1024;

    private @Nullable Object[] objects = new @Nullable Object[FEW];
    private int size;

    /** Indexes plus one; 0 for a free slot. The length is a power of two, and the table is at most half full. */
    private int[] table = {};

    /** The number of objects in the table. */
    private int indexed;

    /** Forgets all objects and gives back room that only a large message needed. */
    void clear() {
        if (size > MANY) {
            objects = new @Nullable Object[FEW];
            table = new int[0];
        } else {
            Arrays.fill(objects, 0, size, null);
            Arrays.fill(table, 0);
        }
        size = 0;
        indexed = 0;
    }

    int size() {
        return size;
    }

    /** Adds an object, or reserves a slot for one. */
    int add(@Nullable Object object) {
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, 2 * size);
        }
        objects[size] = object;
        return size++;
    }

    /** Puts an object into a reserved slot. */
    void set(int index, Object object) {
        objects[index] = object;
        if (index < indexed) {
            insert(index);
        }
    }

    @Nullable
    Object get(int index) {
        return objects[index];
    }

    /** The index of an object, or −1. */
    int indexOf(Object object) {
        return size <= FEW ? find(object) : findByHash(object);
    }

    private int find(Object object) {
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) {
                return i;
            }
        }
        return -1;
    }

    private int findByHash(Object object) {
        index();
        int mask = table.length - 1;
        for (int place = placeOf(object); table[place] != 0; place = (place + 1) & mask) {
            if (objects[table[place] - 1] == object) {
                return table[place] - 1;
            }
        }
        return -1;
    }

    /** Fills the table only when it is needed: reading looks for objects only if some are to be reused. */
    private void index() {
        if (2 * size > table.length) {
            table = new int[2 * Integer.highestOneBit(size) * 2];
            indexed = 0;
        }
        while (indexed < size) {
            insert(indexed++);
        }
    }

    private void insert(int index) {
        Object object = objects[index];
        if (object == null) {
            return;
        }
        int place = placeOf(object);
        while (table[place] != 0) {
            place = (place + 1) & (table.length - 1);
        }
        table[place] = index + 1;
    }

    private int placeOf(Object object) {
        // The low bits of identity hash codes are evenly distributed, but no JVM promises that.
        int hash = System.identityHashCode(object) * 0x9E3779B9;
        return hash >>> (Integer.numberOfLeadingZeros(table.length) + 1);
    }
}
