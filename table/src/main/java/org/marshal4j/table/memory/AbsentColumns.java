package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.BufferMemory;

/**
 * The columns that a class has and a file does not. All batches give them the same memory, which contains only zeros,
 * so their values are null, 0 or empty.
 */
public final class AbsentColumns {
    private final List<Node> nodes = new ArrayList<>();
    private @Nullable Rows rows;

    /** Keeps the zeros. */
    private @Nullable ByteBuffer zeros;

    /** Adds such a column. */
    public void add(Node node) {
        nodes.add(node);
    }

    /** Tells whether a column is one of these. */
    public boolean contains(Node node) {
        return nodes.contains(node);
    }

    /** Returns the rows that can be set in these columns: none. */
    public Rows rows(Rows ofTable) {
        Rows none = rows;
        if (none == null) {
            none = new Rows(ofTable);
            rows = none;
        }
        return none;
    }

    /** Returns why rows cannot be added; empty if there are no such columns. */
    public String refusal() {
        return nodes.isEmpty() ? "" : what() + ": copy its rows to a new table with copyTo()";
    }

    private String what() {
        return "the file has no column " + nodes.stream().map(Node::path).collect(Collectors.joining(", "));
    }

    /** Attaches the columns to all batches. */
    public void attach(int batches, int batchRows) {
        if (nodes.isEmpty()) {
            return;
        }
        long values = batchRows;
        for (Node node : nodes) {
            values = Math.max(values, elements(node, batches));
        }
        long size = new Lane(128).size(values);
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE,
                    what() + ", and " + values + " elements are too many to show without one: " + Remedy.COPY);
        }
        ByteBuffer buffer = ByteBuffer.allocateDirect((int) size);
        zeros = buffer;
        if (rows != null) {
            rows.refuseToAdd(refusal(), true);
        }
        for (Node node : nodes) {
            for (int batch = 0; batch < batches; batch++) {
                attach(node, batch, buffer);
            }
        }
    }

    /** The number of elements for which a list of the file has room, if it contains the column. */
    private long elements(Node node, int batches) {
        long most = 0;
        Node list = node.list();
        if (list != null && !nodes.contains(list)) {
            for (int batch = 0; batch < batches; batch++) {
                most = Math.max(most, list.elements().capacity(batch));
            }
        }
        return most;
    }

    private static void attach(Node node, int batch, ByteBuffer buffer) {
        attach(node.counts(), batch);
        Lane validity = node.validity();
        if (validity != null) {
            validity.attach(batch, BufferMemory.base(buffer), BufferMemory.at(buffer));
        }
        node.lanes().forEach(lane -> lane.attach(batch, BufferMemory.base(buffer), BufferMemory.at(buffer)));
        if (node.kind().isView()) {
            node.area().clear(batch);
        }
        if (node.kind() == Kind.LIST) {
            node.elements().attach(batch, 0);
        }
        node.children().forEach(child -> attach(child, batch, buffer));
    }

    private static void attach(Lane counts, int batch) {
        counts.attach(batch, null, 0);
    }

    /** Returns the memory, to be kept as long as this object. */
    public @Nullable Object memory() {
        return zeros;
    }
}
