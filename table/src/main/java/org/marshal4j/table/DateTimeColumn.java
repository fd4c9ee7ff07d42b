package org.marshal4j.table;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of LocalDateTimes: timestamp[ns] without a zone in Arrow, so from 1677-09-21T00:12:43.145224192 to 2262-04-11T23:47:16.854775807. */
public final class DateTimeColumn extends ObjectColumn<LocalDateTime> {
    /** For generated code, by {@code TableColumns}. */
    public DateTimeColumn(TableMemory memory, Node node) {
        super(memory, node, LocalDateTime.class);
    }

    @Override
    LocalDateTime read(int batch, int index) {
        return LocalDateTime.ofInstant(
                Nanos.instant(RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3))),
                ZoneOffset.UTC);
    }

    @Override
    void write(int batch, int index, long row, LocalDateTime value) {
        RawMemory.putLong(
                values.base(batch),
                values.starts[batch] + ((long) index << 3),
                Nanos.ofInstant(this, row, value.toInstant(ZoneOffset.UTC)));
    }
}
