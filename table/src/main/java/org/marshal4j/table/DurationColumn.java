package org.marshal4j.table;

import java.time.Duration;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of Durations: duration[ns] in Arrow, so up to 292 years either way. */
public final class DurationColumn extends ObjectColumn<Duration> {
    /** For generated code, by {@code TableColumns}. */
    public DurationColumn(TableMemory memory, Node node) {
        super(memory, node, Duration.class);
    }

    @Override
    Duration read(int batch, int index) {
        return Duration.ofNanos(RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3)));
    }

    @Override
    void write(int batch, int index, long row, Duration value) {
        RawMemory.putLong(
                values.base(batch), values.starts[batch] + ((long) index << 3), Nanos.ofDuration(this, row, value));
    }
}
