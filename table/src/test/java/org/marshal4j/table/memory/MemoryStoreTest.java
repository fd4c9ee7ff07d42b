package org.marshal4j.table.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A batch in memory is one buffer that holds its lanes one after another. */
class MemoryStoreTest {
    private static final int ROWS = 128;

    private final Node prices = new Node("price", Kind.FLOAT64, true);
    private final Node item = new Node("item", Kind.INT32, false);
    private final Node sizes = new Node("sizes", Kind.LIST, false, List.of(item));
    private final Node levels = new Node("level", Kind.INT8, false);

    @Test
    void placesLanesOneAfterAnother() {
        MemoryStore store = new MemoryStore(List.of(prices, sizes, levels), ROWS, 4);
        List<Lane> lanes = List.of(
                prices.validity(), prices.values(), sizes.values(), sizes.sizes(), item.values(), levels.values());
        for (int batch = 0; batch < 3; batch++) {
            store.addBatch(batch);
            long next = place(lanes.get(0), batch);
            for (Lane lane : lanes) {
                assertThat(place(lane, batch)).isEqualTo(next);
                next += lane.size(lane == item.values() ? 4 * ROWS : ROWS);
            }
        }
    }

    /** Without Unsafe, a lane is a slice that ends where the whole buffer does: the later it begins, the smaller it is. */
    private static long place(Lane lane, int batch) {
        return lane.starts[batch] - (lane.base(batch) instanceof ByteBuffer slice ? slice.capacity() : 0);
    }
}
