package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.memory.BufferMemory;

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
            allocate(batch, validity, values);
        }
        node.lanes().forEach(lane -> allocate(batch, lane, values));
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

    private void allocate(int batch, Lane lane, long values) {
        ByteBuffer buffer = allocate(lane.size(values));
        lane.attach(batch, BufferMemory.base(buffer), BufferMemory.at(buffer));
    }

    private ByteBuffer allocate(long size) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(Math.toIntExact(size));
        kept.add(buffer);
        return buffer;
    }

    @Override
    public void growArea(int batch, Node node, long row, long bytes) {
        Area area = node.area();
        ByteBuffer buffer = allocate(area.next(batch, Math.toIntExact(bytes)));
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
            grow(batch, validity, used, capacity);
        }
        child.lanes().forEach(lane -> grow(batch, lane, used, capacity));
        node.elements().attach(batch, capacity);
    }

    private void grow(int batch, Lane lane, int used, int capacity) {
        ByteBuffer buffer = allocate(lane.size(capacity));
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
