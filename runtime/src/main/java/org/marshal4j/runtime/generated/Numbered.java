package org.marshal4j.runtime.generated;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Objects in the order in which they got their numbers, and found again by their identity. Few of them are looked through one
 * by one; only more make a hash table. Places can be kept free for objects that do not exist yet.
 */
final class Numbered {
    private static final int FEW = 8;

    /** More than that are not worth keeping the room for. */
    private static final int MANY = 1024;

    private @Nullable Object[] objects = new @Nullable Object[FEW];
    private int size;

    /** Indexes plus one, 0 where the place is free; of a power of two, and at most half full. */
    private int[] table = {};

    /** How many objects are in the table. */
    private int indexed;

    /** Forgets all; what only a large message needed is given back. */
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

    /** Adds an object, or keeps a place for one. */
    int add(@Nullable Object object) {
        if (size == objects.length) {
            objects = Arrays.copyOf(objects, 2 * size);
        }
        objects[size] = object;
        return size++;
    }

    /** Puts an object where a place was kept. */
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

    /** Where the object is, or −1. */
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

    /** Reading looks for objects only where some are to be reused, so the table is made no sooner than it is needed. */
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
        // The low bits alone of identity hash codes are even enough, but for no JVM promised to be.
        int hash = System.identityHashCode(object) * 0x9E3779B9;
        return hash >>> (Integer.numberOfLeadingZeros(table.length) + 1);
    }
}
