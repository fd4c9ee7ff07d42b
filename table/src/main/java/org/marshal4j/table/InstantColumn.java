package org.marshal4j.table;

import java.time.Instant;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of Instants: timestamp[ns, UTC] in Arrow, so from 1677-09-21T00:12:43.145224192Z to
 * 2262-04-11T23:47:16.854775807Z.
 */
public final class InstantColumn extends NanosColumn<Instant> {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public InstantColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    @Override
    Instant of(long nanos) {
        return Nanos.instant(nanos);
    }

    @Override
    long seconds(Instant value) {
        return value.getEpochSecond();
    }

    @Override
    int nano(Instant value) {
        return value.getNano();
    }
}
