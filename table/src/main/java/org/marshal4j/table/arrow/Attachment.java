package org.marshal4j.table.arrow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;

/** Tells columns where their buffers are in a batch, after checking that each is large enough. */
final class Attachment {
    private final int batch;
    private final Region region;
    private int node;
    private int buffer;

    private Attachment(int batch, Region region) {
        this.batch = batch;
        this.region = region;
    }

    /**
     * Attaches all columns.
     *
     * @param rows the number of rows for which each must have room
     */
    static void attach(int batch, Region region, List<Node> columns, long rows) {
        Attachment attachment = new Attachment(batch, region);
        for (Node column : columns) {
            if (attachment.attach(column) < rows) {
                throw new Failure.Damage("too little room in batch " + batch + " for column " + column.name());
            }
        }
    }

    /** Attaches a column and returns the number of values for which it has room. */
    private long attach(Node column) {
        if (node >= region.header().nodes()) {
            throw new Failure.Damage("fewer columns in batch " + batch + " than the schema has");
        }
        column.counts()
                .attach(batch, region.base(), region.inHeader(region.header().countsAt(node++)));
        long room = attach(column.validity());
        for (Lane lane : column.lanes()) {
            room = Math.min(room, attach(lane));
        }
        if (column.kind().isView()) {
            int place = next();
            column.area()
                    .replace(
                            batch,
                            region.base(),
                            region.buffer(place),
                            region.header().size(place));
        }
        if (column.kind() == Kind.LIST) {
            attachElements(column);
        } else {
            for (Node child : column.children()) {
                room = Math.min(room, attach(child));
            }
        }
        return room;
    }

    private void attachElements(Node list) {
        Node element = list.children().get(0);
        long room = Math.min(Integer.MAX_VALUE, attach(element));
        long used = RawMemory.getLong(element.counts().base(batch), element.counts().starts[batch]);
        if (used < 0 || used > room) {
            throw new Failure.Damage(used + " elements in batch " + batch + " of " + list.name());
        }
        list.elements().attach(batch, (int) room);
        list.elements().use(batch, (int) used);
        list.elements().makeReady(batch, (int) used & -Extents.STEP);
    }

    private long attach(@Nullable Lane lane) {
        int place = next();
        if (lane == null) {
            return Long.MAX_VALUE;
        }
        lane.attach(batch, region.base(), region.buffer(place));
        return lane.values(region.header().size(place));
    }

    private int next() {
        if (buffer >= region.header().buffers()) {
            throw new Failure.Damage("fewer buffers in batch " + batch + " than the columns have");
        }
        return buffer++;
    }
}
