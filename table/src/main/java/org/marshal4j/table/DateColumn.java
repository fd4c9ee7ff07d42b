package org.marshal4j.table;

import java.time.LocalDate;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column of LocalDates: date32 in Arrow. The days are an int, which is 5,881,580 years either way. */
public final class DateColumn extends TemporalColumn<LocalDate> {
    private final IntColumn days;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public DateColumn(TableMemory memory, Node node) {
        this(memory, node, new IntColumn(memory, node));
    }

    private DateColumn(TableMemory memory, Node node, IntColumn days) {
        super(memory, node, days);
        this.days = days;
    }

    /**
     * {@return the value of a row in days since 1970-01-01}
     *
     * @param row 0 to {@link #size} − 1
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if the value is null
     */
    public int epochDay(long row) {
        return days.get(row);
    }

    @Override
    long number(int batch, int index) {
        return RawMemory.getInt(values.base(batch), values.starts[batch] + ((long) index << 2));
    }

    @Override
    LocalDate of(long number) {
        return LocalDate.ofEpochDay(number);
    }

    @Override
    long nearest(LocalDate value) {
        return value.toEpochDay();
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
