package org.marshal4j.table;

import java.time.LocalTime;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of LocalTimes: time64[ns] in Arrow. */
public final class TimeColumn extends NanosColumn<LocalTime> {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public TimeColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    @Override
    LocalTime of(long nanos) {
        if (nanos < 0 || nanos > LocalTime.MAX.toNanoOfDay()) {
            throw new MarshalException(
                    RuntimeProblem.TABLE_FILE, node.path(), "damaged: a time of day of " + nanos + " nanoseconds");
        }
        return LocalTime.ofNanoOfDay(nanos);
    }

    @Override
    long seconds(LocalTime value) {
        return value.toSecondOfDay();
    }

    @Override
    int nano(LocalTime value) {
        return value.getNano();
    }
}
