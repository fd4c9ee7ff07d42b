package org.marshal4j.table;

import java.time.LocalTime;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of LocalTimes: time64[ns] in Arrow. */
public final class TimeColumn extends ObjectColumn<LocalTime> {
    /** For generated code, by {@code TableColumns}. */
    public TimeColumn(TableMemory memory, Node node) {
        super(memory, node, LocalTime.class);
    }

    @Override
    LocalTime read(int batch, int index) {
        return LocalTime.ofNanoOfDay(RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3)));
    }

    @Override
    void write(int batch, int index, long row, LocalTime value) {
        RawMemory.putLong(values.base(batch), values.starts[batch] + ((long) index << 3), value.toNanoOfDay());
    }
}
