package org.marshal4j.table;

import java.time.Duration;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of Durations: duration[ns] in Arrow, so up to 292 years either way. */
public final class DurationColumn extends NanosColumn<Duration> {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public DurationColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    @Override
    Duration of(long nanos) {
        return Duration.ofNanos(nanos);
    }

    @Override
    long seconds(Duration value) {
        return value.getSeconds();
    }

    @Override
    int nano(Duration value) {
        return value.getNano();
    }
}
