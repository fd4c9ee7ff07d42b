package org.marshal4j.table.arrow;

import java.lang.invoke.VarHandle;
import java.util.List;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/**
 * The numbers in the headers of batches that change: those of rows, and of values and nulls of each column. Rows exist
 * once their batch says so, which it does last.
 */
record Counts(List<Node> columns, List<Region> regions) {
    /** What is done with a column. */
    interface Task {
        void accept(Node node);
    }

    /** Goes over all columns, including those within others. */
    static void forEach(List<Node> nodes, Task task) {
        for (Node node : nodes) {
            task.accept(node);
            forEach(node.children(), task);
        }
    }

    /** Makes the first rows of a batch visible. */
    void show(int batch, int count) {
        // Whoever sees the lengths of the columns sees their values.
        VarHandle.releaseFence();
        put(batch, count);
        VarHandle.fullFence();
        regions.get(batch).putRows(count);
    }

    /** Makes no more than the first rows of a batch visible. */
    void shrink(int batch, int count) {
        if (regions.get(batch).rows() > count) {
            regions.get(batch).putRows(count);
            VarHandle.fullFence();
            put(batch, count);
        }
    }

    private void put(int batch, int count) {
        forEach(columns, node -> {
            if (!node.isElement()) {
                node.putLength(batch, count);
                node.putNulls(batch, count);
            }
        });
    }

    /**
     * The number of rows of a batch.
     *
     * @param isSettled whether the file was closed; if not, a batch has the rows that all its columns have, since they
     *     get their lengths first, and when rows are removed, last
     */
    long rows(int batch, boolean isSettled) {
        long count = regions.get(batch).rows();
        return isSettled || columns.isEmpty() ? count : Math.max(count, least(columns, batch, Long.MAX_VALUE));
    }

    private static long least(List<Node> nodes, int batch, long most) {
        long least = most;
        for (Node node : nodes) {
            least = Math.min(least, node.length(batch));
            if (node.kind() == Kind.STRUCT) {
                least = least(node.children(), batch, least);
            }
        }
        return least;
    }

    /** After a writer was killed: restores what it may have been changing. */
    void restore() {
        for (int batch = 0; batch < regions.size(); batch++) {
            int number = batch;
            int count = (int) rows(batch, false);
            put(batch, count);
            regions.get(batch).putRows(count);
            forEach(columns, node -> {
                if (node.isElement()) {
                    node.putLength(number, node.elementsOf(number));
                    node.putNulls(number, node.elementsOf(number));
                }
            });
        }
    }
}
