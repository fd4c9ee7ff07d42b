package org.marshal4j.table.arrow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;

/** The locations of the buffers of a batch in its body, in Arrow's order, each at a multiple of 64. */
final class BatchLayout {
    /**
     * One buffer.
     *
     * @param node the column that it belongs to
     * @param lane the lane in it; null for an area, and for the bitmap of a column without nulls, whose size is 0
     * @param isArea whether it contains the bytes of long texts
     * @param values the number of values for which the lane has room
     * @param offset where it starts in the body
     * @param size its number of bytes
     */
    record Place(Node node, @Nullable Lane lane, boolean isArea, long values, long offset, long size) {}

    private final List<Node> nodes = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private int areas;
    private long body;

    /** The room to make apart from that for the rows. */
    interface Room {
        /** The number of bytes for the long texts of a column with a number of values. */
        long area(Node node, long values);

        /** The number of elements for the lists of a column. */
        long elements(Node list, long rows);
    }

    BatchLayout(List<Node> columns, long rows, Room room) {
        columns.forEach(node -> add(node, rows, room));
    }

    private void add(Node node, long values, Room room) {
        nodes.add(node);
        Lane validity = node.validity();
        place(node, validity, false, values, validity == null ? 0 : validity.size(values));
        node.lanes().forEach(lane -> place(node, lane, false, values, lane.size(values)));
        if (node.kind().isView()) {
            place(node, null, true, values, Lane.aligned(room.area(node, values)));
            areas++;
        }
        long within = node.kind() == Kind.LIST ? room.elements(node, values) : values;
        for (Node child : node.children()) {
            add(child, within, room);
        }
    }

    private void place(Node node, @Nullable Lane lane, boolean isArea, long values, long size) {
        places.add(new Place(node, lane, isArea, values, body, size));
        body += size;
    }

    /** All columns; a column's inner columns follow it. */
    List<Node> nodes() {
        return nodes;
    }

    /** All buffers. */
    List<Place> places() {
        return places;
    }

    /** The number of columns with an area. */
    int areas() {
        return areas;
    }

    /** The number of bytes of all buffers. */
    long body() {
        return body;
    }
}
