package org.marshal4j.table.memory;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.BufferMemory;

/** Batches in direct memory, which is freed when the table is collected. */
public final class MemoryStore implements Store {
    private final List<Node> nodes;
    private final long rows;
    private final int elementsPerRow;

    /**
     * Keeps all memory, since columns only know addresses. This includes memory that was replaced by larger pieces,
     * since other threads may still be reading it.
     */
    private final List<ByteBuffer> kept = new ArrayList<>();

    /** The part of a batch that has not been given to its lanes yet. */
    private ByteBuffer free = ByteBuffer.allocate(0);

    /**
     * Creates a store.
     *
     * @param batchRows the number of rows of each batch
     * @param elementsPerRow the number of list elements for each row for which there is room at first
     */
    public MemoryStore(List<Node> nodes, int batchRows, int elementsPerRow) {
        this.nodes = nodes;
        this.rows = batchRows;
        this.elementsPerRow = elementsPerRow;
    }

    /**
     * Allocates a batch as one buffer if it fits: each buffer is several objects on the heap, which a full collection
     * visits, and its memory is rounded up to pages.
     */
    @Override
    public void addBatch(int batch) {
        long size = nodes.stream().mapToLong(node -> size(node, rows)).sum();
        free = size > Integer.MAX_VALUE ? ByteBuffer.allocate(0) : allocate((int) size);
        nodes.forEach(node -> add(batch, node, rows));
    }

    @Override
    public long makeReady(long row) {
        return (row / rows + 1) * rows;
    }

    /** The number of bytes that {@link #add} allocates. */
    private long size(Node node, long values) {
        Lane validity = node.validity();
        long within = node.kind() == Kind.LIST ? elements(values) : values;
        return (validity == null ? 0 : validity.size(values))
                + node.lanes().stream().mapToLong(lane -> lane.size(values)).sum()
                + node.children().stream()
                        .mapToLong(child -> size(child, within))
                        .sum();
    }

    private long elements(long values) {
        return Math.min(Integer.MAX_VALUE / 2, values * elementsPerRow);
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
            within = elements(values);
            node.elements().attach(batch, (int) within);
        }
        for (Node child : node.children()) {
            add(batch, child, within);
        }
    }

    private void allocate(int batch, Node node, Lane lane, long values) {
        long size = lane.size(values);
        if (size > free.remaining()) {
            free = allocate(node, size);
        }
        lane.attach(batch, BufferMemory.base(free), BufferMemory.at(free));
        free.position(free.position() + (int) size);
    }

    private ByteBuffer allocate(Node node, long size) {
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN,
                    node.name(),
                    size + " bytes in one batch, and the maximum is 2^31: create the table with fewer batchRows or"
                            + " listElements in its TableOptions");
        }
        return allocate((int) size);
    }

    private ByteBuffer allocate(int size) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(size);
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
        grow(batch, node.children().get(0), used, capacity);
        node.elements().attach(batch, capacity);
    }

    /** Grows a column. Inner lists have their own room for their elements. */
    private void grow(int batch, Node node, int used, int capacity) {
        Lane validity = node.validity();
        if (validity != null) {
            grow(batch, node, validity, used, capacity);
        }
        node.lanes().forEach(lane -> grow(batch, node, lane, used, capacity));
        if (node.kind() == Kind.STRUCT) {
            node.children().forEach(child -> grow(batch, child, used, capacity));
        }
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
        // Nobody else reads it.
    }

    @Override
    public void close() {
        // The memory is freed with the table: another thread may be using an address.
    }
}
