package org.marshal4j.table.arrow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;

/**
 * Compares the numbers in the header of a batch with the layout that its columns have: {@link BatchLayout} decides
 * where each buffer is and how many bytes it has, except for the room of areas and elements.
 */
final class LayoutCheck {
    private final BatchHeader header;
    private int columns;
    private int buffer;
    private int areas;
    private long body;

    private LayoutCheck(BatchHeader header) {
        this.header = header;
    }

    /**
     * Checks a batch.
     *
     * @param batchRows the number of rows for which it must have room
     * @param isSettled whether nobody was changing the counts when the header was read
     */
    static void check(BatchHeader header, List<Node> nodes, int batchRows, boolean isSettled) {
        LayoutCheck check = new LayoutCheck(header);
        long rows = header.rows();
        if (rows < 0 || rows > batchRows) {
            throw new Failure.Damage(rows + " rows in a batch of " + batchRows);
        }
        for (Node node : nodes) {
            check.check(node, batchRows, rows, isSettled);
        }
        if (check.columns != header.nodes()
                || check.buffer != header.buffers()
                || check.areas != header.areas()
                || check.body != header.body()) {
            throw new Failure.Damage("a batch " + header.number() + " with other columns than the schema says");
        }
    }

    /**
     * Checks a column.
     *
     * @param room the number of values for which it must have room
     * @param least the number of values that it must have at least: exactly that number, unless the writer was killed
     *     or is writing, since lengths of columns are written before the number of rows
     */
    private void check(Node node, long room, long least, boolean isSettled) {
        if (columns >= header.nodes()) {
            throw new Failure.Damage("too few columns in batch " + header.number());
        }
        long length = header.length(columns++);
        if (length < least || length > room || (isSettled && length != least)) {
            throw new Failure.Damage(length + " values of column " + node.name() + " for " + least);
        }
        check(node, node.validity(), room);
        node.lanes().forEach(lane -> check(node, lane, room));
        if (node.kind().isView()) {
            areas++;
            long size = header.size(index(node));
            require(node, Lane.aligned(size));
        }
        if (node.kind() == Kind.LIST) {
            Node element = node.children().get(0);
            check(element, roomFor(element, buffer), columns < header.nodes() ? header.length(columns) : 0, isSettled);
        } else {
            node.children().forEach(child -> check(child, room, least, isSettled));
        }
    }

    private void check(Node node, @Nullable Lane lane, long values) {
        require(node, lane == null ? 0 : lane.size(values));
    }

    private void require(Node node, long size) {
        int place = index(node);
        if (header.offset(place) != body || header.size(place) != size || size < 0 || size > Integer.MAX_VALUE) {
            throw new Failure.Damage("a buffer of column " + node.name() + " at " + header.offset(place) + " of "
                    + header.size(place) + " bytes, and not at " + body + " of " + size);
        }
        body += size;
        buffer++;
    }

    private int index(Node node) {
        if (buffer >= header.buffers()) {
            throw new Failure.Damage("too few buffers in batch " + header.number() + " for column " + node.name());
        }
        return buffer;
    }

    /** The number of elements for which all their buffers have room, from one buffer on. */
    private long roomFor(Node node, int first) {
        long room = Integer.MAX_VALUE;
        int at = first;
        Lane validity = node.validity();
        if (validity != null) {
            room = Math.min(room, values(validity, at));
        }
        at++;
        for (Lane lane : node.lanes()) {
            room = Math.min(room, values(lane, at++));
        }
        if (node.kind() == Kind.STRUCT) {
            for (Node child : node.children()) {
                room = Math.min(room, roomFor(child, at));
                at += buffers(child);
            }
        }
        return room;
    }

    private long values(Lane lane, int at) {
        return at < header.buffers() ? lane.values(Math.max(0, header.size(at))) : 0;
    }

    /** The number of buffers of a column and the columns within it. */
    static int buffers(Node node) {
        int count = 1 + node.lanes().size() + (node.kind().isView() ? 1 : 0);
        for (Node child : node.children()) {
            count += buffers(child);
        }
        return count;
    }
}
