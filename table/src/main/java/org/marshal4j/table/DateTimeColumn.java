package org.marshal4j.table;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of LocalDateTimes: timestamp[ns] without a zone in Arrow, so from 1677-09-21T00:12:43.145224192 to
 * 2262-04-11T23:47:16.854775807.
 */
public final class DateTimeColumn extends NanosColumn<LocalDateTime> {
    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public DateTimeColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    @Override
    LocalDateTime of(long nanos) {
        return LocalDateTime.ofInstant(Nanos.instant(nanos), ZoneOffset.UTC);
    }

    @Override
    long seconds(LocalDateTime value) {
        return value.toEpochSecond(ZoneOffset.UTC);
    }

    @Override
    int nano(LocalDateTime value) {
        return value.getNano();
    }
}
