package org.marshal4j.table.arrow;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;

/**
 * Makes the file system provide blocks for a part of a batch before anything is stored there. Storing to mapped memory
 * for which there is no block, on a disk that is full, cannot fail with an exception that says so, and may lose what
 * was stored.
 */
final class Extents {
    /** Positions at which extents begin and end: those of all bitmaps are then whole words. */
    static final int STEP = 64;

    private final OpenFile file;
    private final List<Node> columns;
    private final Map<Node, Integer> buffers = new IdentityHashMap<>();

    Extents(OpenFile file, List<Node> columns) {
        this.file = file;
        this.columns = columns;
        int at = 0;
        for (Node column : columns) {
            at = number(column, at);
        }
    }

    private int number(Node node, int first) {
        buffers.put(node, first);
        int at = first + 1 + node.lanes().size() + (node.kind().isView() ? 1 : 0);
        for (Node child : node.children()) {
            at = number(child, at);
        }
        return at;
    }

    /** A part of a buffer, in bytes. */
    interface Part {
        void accept(int buffer, long from, long to) throws IOException;
    }

    /** Rounds up to a position at which an extent may end. */
    static int roundUp(long count) {
        return (int) Math.min(Integer.MAX_VALUE & -STEP, (count + STEP - 1) & -STEP);
    }

    /** Provides for some of the rows in all columns. */
    void rows(Region region, int from, int to) throws IOException {
        forRows(from, to, (buffer, start, end) -> provide(region, buffer, start, end));
    }

    /** Provides for some of the elements of a list. */
    void elements(Region region, Node list, int from, int to) throws IOException {
        forElements(list, from, to, (buffer, start, end) -> provide(region, buffer, start, end));
    }

    /** Provides for some bytes of long texts. */
    void area(Region region, Node node, long from, long to) throws IOException {
        provide(region, area(node), from, to);
    }

    /** The number of the buffer of long texts. */
    int area(Node node) {
        return buffers.getOrDefault(node, 0) + 2;
    }

    /** Goes over the parts of some rows. */
    void forRows(int from, int to, Part part) throws IOException {
        for (Node column : columns) {
            forLanes(column, from, to, part);
        }
    }

    /** Goes over the parts of some elements of a list. */
    void forElements(Node list, int from, int to, Part part) throws IOException {
        forLanes(list.children().get(0), from, to, part);
    }

    private void forLanes(Node node, int from, int to, Part part) throws IOException {
        int at = buffers.getOrDefault(node, 0);
        Lane validity = node.validity();
        if (validity != null) {
            part.accept(at, validity.bytes(from), validity.bytes(to));
        }
        for (Lane lane : node.lanes()) {
            part.accept(++at, lane.bytes(from), lane.bytes(to));
        }
        if (node.kind() != Kind.LIST) {
            for (Node child : node.children()) {
                forLanes(child, from, to, part);
            }
        }
    }

    private void provide(Region region, int buffer, long from, long to) throws IOException {
        long start = region.placed().at()
                + region.placed().header()
                + region.header().offset(buffer);
        long end = start + Math.min(to, region.header().size(buffer));
        if (region.isNew()) {
            Bytes.zero(file.channel(), start + from, end);
        } else {
            // An earlier process may have stored something there.
            Bytes.rewrite(file.channel(), start + from, end);
        }
    }
}
