package org.marshal4j.table;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * Rows of one type, each of whose fields is in a column outside the heap. Generated for a class with {@code @Marshal(table = true)}, as {@code
 * QuoteTable} for {@code Quote}.
 *
 * <p>One thread at a time adds, sets and removes rows. Others may read rows meanwhile: a thread that has asked for {@link #size} sees all of those
 * rows. A row that is being set may be seen with some of its fields set.
 *
 * <p>Where a method throws {@link MarshalException}, its code is MARSHAL246 after {@link #close}, MARSHAL247 for a row that is not there,
 * MARSHAL248 for a value that its column cannot hold, and MARSHAL249 for what the file does not allow.
 */
public abstract class Table<T> implements AutoCloseable {
    private final TableMemory memory;
    private final Rows rows;
    private List<Column> columns = List.of();

    /** For generated code: a table that has this memory, and no columns yet. */
    protected Table(TableMemory memory) {
        this.memory = memory;
        this.rows = memory.rows();
    }

    /** For generated code, at the end of its constructor: the columns. */
    protected final void ready(List<Column> all) {
        columns = List.copyOf(all);
    }

    /** Number of rows; 0 of a table that is closed. */
    public final long size() {
        return rows.published();
    }

    /** Whether it has not been closed. */
    public final boolean isOpen() {
        return !rows.isClosed();
    }

    /** Adds a row. If a field's column cannot hold its value, no row is added. */
    public abstract void add(T value);

    /** Sets all fields of a row. If a field's column cannot hold its value, those before it have been set. */
    public abstract void set(long row, T value);

    /** A new object with the values of a row. */
    public abstract T get(long row);

    /** For generated code: room for one row more, which nobody sees yet. Its columns can be set. */
    protected final long newRow() {
        long row = rows.size;
        if (rows.refusesToAdd()) {
            throw rows.cannotSet("", row);
        }
        memory.reserve(row);
        rows.settable = row + 1;
        return row;
    }

    /** For generated code: shows the row that {@link #newRow} gave. */
    protected final void publish(long row) {
        rows.publish(row + 1);
    }

    /**
     * For generated code: checks that a row is there.
     *
     * @return the row
     */
    protected final long check(long row) {
        if (row < 0 || row >= rows.size) {
            throw rows.cannotRead("", row);
        }
        return row;
    }

    /** Removes the last row. */
    public final void removeLast() {
        long last = rows.size - 1;
        if (last < 0 || rows.refusesToAdd()) {
            throw rows.cannotSet("", last);
        }
        rows.settable = last;
        rows.publish(last);
        if (last < rows.flushed) {
            rows.flushed = last;
            memory.store().shrink(last);
        }
    }

    /**
     * Lets others who open the file see all rows, and lets them be found again if this process is killed. In memory it does nothing. Values that
     * are set in rows that were flushed need no other flush. It does not wait for the disk: the operating system writes when it likes, and a
     * loss of power may take what it has not written.
     */
    public final void flush() {
        requireOpen();
        memory.store().flush();
    }

    /** Shows all rows in the file, and lets go of it. Everything else throws MARSHAL246 from then on. A second time it does nothing. */
    @Override
    public final void close() {
        if (isOpen()) {
            try {
                memory.store().close();
            } finally {
                rows.close();
            }
        }
    }

    private void requireOpen() {
        if (!isOpen()) {
            throw new MarshalException(RuntimeProblem.TABLE_CLOSED, "the table is closed");
        }
    }

    /** What the rows are: the schema of their type. */
    public final Schema schema() {
        return memory.schema();
    }

    /** All columns, in the order of the fields; unmodifiable. */
    public final List<Column> columns() {
        return columns;
    }

    /**
     * The column of that name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final Column column(String name) {
        return columns.stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no column " + name));
    }

    /**
     * All rows in parts, none of which shares a batch with another: {@code table.chunks().parallel().mapToDouble(bid::sum).sum()} uses all
     * processors.
     */
    public final Stream<RowRange> chunks() {
        requireOpen();
        long size = size();
        long step = rows.mask + 1L;
        return LongStream.range(0, rows.batches(size))
                .mapToObj(batch -> new RowRange(batch * step, Math.min(size, (batch + 1) * step)));
    }

    /** Adds all rows to another table, such as one in a new file; returns how many. */
    public final long copyTo(Table<T> other) {
        long size = size();
        for (long row = 0; row < size; row++) {
            other.add(get(row));
        }
        return size;
    }
}
