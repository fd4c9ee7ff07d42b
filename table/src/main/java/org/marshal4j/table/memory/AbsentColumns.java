package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.BufferMemory;

/** The columns that a class has and a file does not: all batches show them the same memory, which is all zeros. So they are null, 0 or empty. */
public final class AbsentColumns {
    private final List<Node> nodes = new ArrayList<>();
    private @Nullable Rows rows;

    /** What keeps the zeros. */
    private @Nullable ByteBuffer zeros;

    /** There is such a column. */
    public void add(Node node) {
        nodes.add(node);
    }

    /** Whether a column is such a one. */
    public boolean contains(Node node) {
        return nodes.contains(node);
    }

    /** What can be set of these columns: nothing. */
    public Rows rows(Rows ofTable) {
        Rows none = rows;
        if (none == null) {
            none = new Rows(ofTable.mask + 1);
            rows = none;
        }
        return none;
    }

    /** Why rows cannot be added; empty if there are no such columns. */
    public String refusal() {
        return nodes.isEmpty()
                ? ""
                : "the file has no column "
                        + nodes.stream().map(Node::name).collect(Collectors.joining(", "))
                        + ": copy its rows to a new table by copyTo()";
    }

    /** Attaches the columns to all batches. */
    public void attach(int batches, int batchRows) {
        if (nodes.isEmpty()) {
            return;
        }
        ByteBuffer buffer = ByteBuffer.allocateDirect(Math.toIntExact(new Lane(128).size(batchRows)));
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

    /** Keeps the memory as long as this is kept. */
    public @Nullable Object memory() {
        return zeros;
    }
}
