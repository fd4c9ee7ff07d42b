package org.marshal4j.table.arrow;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Area;
import org.marshal4j.table.memory.Elements;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Moves;
import org.marshal4j.table.memory.Node;

/**
 * Copies a batch to another place in its file, whose buffers are not smaller. What is not in use stays as it is: never
 * written.
 */
final class BatchCopy {
    private static final int INLINE = 12;

    private final int batch;
    private final Extents extents;
    private final Region from;
    private final Region to;
    private final Map<Elements, Integer> ready = new IdentityHashMap<>();

    BatchCopy(int batch, Extents extents, Region from, Region to) {
        this.batch = batch;
        this.extents = extents;
        this.from = from;
        this.to = to;
    }

    /** Copies everything, the number of rows last. */
    void copy(List<Node> columns) throws IOException {
        int rows = Math.max(from.ready(), Extents.roundUp(from.rows()));
        extents.rows(to, 0, rows);
        extents.forRows(0, rows, this::move);
        for (Node column : columns) {
            copyWithin(column, rows);
        }
        to.copyCounts(from);
        to.makeReady(rows);
    }

    /** Once the columns are attached to the copy: lets them store to what they could store to before. */
    void makeReady() {
        ready.forEach((elements, count) -> elements.makeReady(batch, Math.min(count, elements.capacity(batch))));
    }

    private void copyWithin(Node node, int values) throws IOException {
        if (node.kind().isView()) {
            long used = used(node, values);
            node.area().use(batch, used);
            extents.area(to, node, 0, used);
            move(extents.area(node), 0, used);
        }
        int within = values;
        if (node.kind() == Kind.LIST) {
            // A list that is being stored is not in use yet.
            within = Extents.roundUp(
                    Math.max(node.elements().used(batch), node.elements().ready(batch)));
            ready.put(node.elements(), within);
            extents.elements(to, node, 0, within);
            extents.forElements(node, 0, within, this::move);
        }
        for (Node child : node.children()) {
            copyWithin(child, within);
        }
    }

    /** The end of the long texts: known, or found in the views, all of which name theirs since the file was opened. */
    private long used(Node node, int values) {
        Area area = node.area();
        long used = Math.max(0, area.used(batch));
        int count = node.isElement() ? Math.min(values, node.roomForElements(batch)) : values;
        for (int i = 0; area.used(batch) < 0 && i < count; i++) {
            long view = node.values().starts[batch] + 16L * i;
            int length = RawMemory.getInt(node.values().base(batch), view);
            if (length > INLINE) {
                long end = RawMemory.getInt(node.values().base(batch), view + 12) + (long) length;
                used = Math.max(used, Math.min(end, area.capacity(batch, 0)));
            }
        }
        return Area.ALIGNMENT * ((used + Area.ALIGNMENT - 1) / Area.ALIGNMENT);
    }

    private void move(int buffer, long first, long end) {
        long size =
                Math.min(end, Math.min(from.header().size(buffer), to.header().size(buffer))) - first;
        Moves.copy(from.base(), from.buffer(buffer) + first, to.base(), to.buffer(buffer) + first, size);
    }
}
