package org.marshal4j.table;

import java.time.LocalDate;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of LocalDates: date32 in Arrow, days that are an int, which is 5,881,580 years either way. */
public final class DateColumn extends ObjectColumn<LocalDate> {
    /** For generated code, by {@code TableColumns}. */
    public DateColumn(TableMemory memory, Node node) {
        super(memory, node, LocalDate.class);
    }

    @Override
    LocalDate read(int batch, int index) {
        return LocalDate.ofEpochDay(RawMemory.getInt(values.base(batch), values.starts[batch] + ((long) index << 2)));
    }

    @Override
    void write(int batch, int index, long row, LocalDate value) {
        long day = value.toEpochDay();
        if (day != (int) day) {
            throw refused(row, value + ", which is beyond the range of days");
        }
        RawMemory.putInt(values.base(batch), values.starts[batch] + ((long) index << 2), (int) day);
    }
}
