package org.marshal4j.table.memory;

import java.util.Arrays;

/**
 * The number of elements that the lists of a column have in each batch, including elements that nothing refers to any
 * more.
 */
public final class Elements {
    private int[] used = new int[4];
    private int[] capacities = new int[4];
    private int[] ready = new int[4];

    /** Returns their number. */
    public int used(int batch) {
        return used[batch];
    }

    /** Sets their number. */
    public void use(int batch, int count) {
        used[batch] = count;
    }

    /** Returns the number of elements for which there is room. */
    public int capacity(int batch) {
        return capacities[batch];
    }

    /** Returns the number of elements that can be stored without asking the store first. */
    public int ready(int batch) {
        return ready[batch];
    }

    /** Sets the number of elements that can be stored. */
    public void makeReady(int batch, int count) {
        ready[batch] = count;
    }

    /** Sets the number of elements for which there is room, all of which can be stored. */
    public void attach(int batch, int capacity) {
        if (batch >= used.length) {
            int more = Math.max(batch + 1, 2 * used.length);
            used = Arrays.copyOf(used, more);
            capacities = Arrays.copyOf(capacities, more);
            ready = Arrays.copyOf(ready, more);
        }
        capacities[batch] = capacity;
        ready[batch] = capacity;
    }
}
