package org.marshal4j.tables.v2;

import org.marshal4j.Marshal;

/** An item whose constructor checks its count. */
@Marshal(table = true)
public record Positive(String name, int count) implements PositiveMarshallable {
    /** Refuses negative counts. */
    public Positive {
        if (count < 0) {
            throw new IllegalArgumentException("negative: " + count);
        }
    }
}
