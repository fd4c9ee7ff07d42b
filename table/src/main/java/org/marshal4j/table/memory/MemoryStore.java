package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Batches in direct memory, which goes when the table is collected. */
public final class MemoryStore implements Store {
    private final List<Node> nodes;
    private final long rows;
    private final int elementsPerRow;

    /** Columns know addresses alone: this keeps what is there. What has been outgrown too, since others may be reading it. */
    private final List<ByteBuffer> kept = new ArrayList<>();

    /**
     * A store.
     *
     * @param batchRows rows of each batch
     * @param elementsPerRow how many elements of lists there is room for at first, for each row
     */
    public MemoryStore(List<Node> nodes, int batchRows, int elementsPerRow) {
        this.nodes = nodes;
        this.rows = batchRows;
        this.elementsPerRow = elementsPerRow;
    }

    @Override
    public void addBatch(int batch) {
        nodes.forEach(node -> add(batch, node, rows));
    }

    private void add(int batch, Node node, long values) {
        node.counts().attach(batch, null, 0);
        Lane validity = node.validity();
        if (validity != null) {
            allocate(batch, node, validity, values);
        }
        node.lanes().forEach(lane -> allocate(batch, node, lane, values));
        if (node.kind().isView()) {
            node.area().clear(batch);
        }
        long within = values;
        if (node.kind() == Kind.LIST) {
            within = Math.min(Integer.MAX_VALUE / 2, values * elementsPerRow);
            node.elements().attach(batch, (int) within);
        }
        for (Node child : node.children()) {
            add(batch, child, within);
        }
    }

    private void allocate(int batch, Node node, Lane lane, long values) {
        ByteBuffer buffer = allocate(node, lane.size(values));
        lane.attach(batch, BufferMemory.base(buffer), BufferMemory.at(buffer));
    }

    private ByteBuffer allocate(Node node, long size) {
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    node.name(),
                    size + " bytes in one batch, and the most are 2^31: create the table with fewer batchRows or"
                            + " listElements in its TableOptions");
        }
        ByteBuffer buffer = ByteBuffer.allocateDirect((int) size);
        kept.add(buffer);
        return buffer;
    }

    @Override
    public void growArea(int batch, Node node, long row, long bytes) {
        Area area = node.area();
        ByteBuffer buffer = allocate(node, area.next(batch, Math.toIntExact(bytes)));
        area.append(batch, BufferMemory.base(buffer), BufferMemory.at(buffer), buffer.capacity());
    }

    @Override
    public void growElements(int batch, Node node, long row, int elements) {
        int used = node.elements().used(batch);
        int needed = Math.addExact(used, elements);
        int capacity = (int) Math.min(
                Integer.MAX_VALUE, Math.max(needed, 2L * node.elements().capacity(batch)));
        Node child = node.children().get(0);
        Lane validity = child.validity();
        if (validity != null) {
            grow(batch, node, validity, used, capacity);
        }
        child.lanes().forEach(lane -> grow(batch, node, lane, used, capacity));
        node.elements().attach(batch, capacity);
    }

    private void grow(int batch, Node node, Lane lane, int used, int capacity) {
        ByteBuffer buffer = allocate(node, lane.size(capacity));
        Object base = BufferMemory.base(buffer);
        long start = BufferMemory.at(buffer);
        Moves.copy(lane.base(batch), lane.starts[batch], base, start, lane.size(used));
        lane.attach(batch, base, start);
    }

    @Override
    public void flush() {
        // Nobody else reads it.
    }

    @Override
    public void shrink(long size) {
        // As above.
    }

    @Override
    public void close() {
        // What is kept goes with the table: an address may be in use in another thread.
    }
}
