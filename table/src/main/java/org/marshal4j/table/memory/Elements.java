package org.marshal4j.table.memory;

import java.util.Arrays;

/** How many elements the lists of a column have in each batch, those that nothing refers to any more included. */
public final class Elements {
    private int[] used = new int[4];
    private int[] capacities = new int[4];

    /** How many there are. */
    public int used(int batch) {
        return used[batch];
    }

    /** Says how many there are. */
    public void use(int batch, int count) {
        used[batch] = count;
    }

    /** How many there is room for. */
    public int capacity(int batch) {
        return capacities[batch];
    }

    /** Says how many there is room for. */
    public void attach(int batch, int capacity) {
        if (batch >= used.length) {
            int more = Math.max(batch + 1, 2 * used.length);
            used = Arrays.copyOf(used, more);
            capacities = Arrays.copyOf(capacities, more);
        }
        capacities[batch] = capacity;
    }
}
