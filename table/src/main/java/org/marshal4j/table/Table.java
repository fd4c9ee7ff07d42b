package org.marshal4j.table;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.arrow.Recovery;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * Rows of one type, with each field in a column outside the heap. Generated for a class with
 * {@code @Marshal(table = true)}: {@code QuoteTable} for {@code Quote}.
 *
 * <p>Only one thread may add, set and remove rows at a time. Other threads may read rows meanwhile: a thread that has
 * called {@link #size} sees all of those rows. In a row that is being set, it may see only some of the fields set.
 *
 * <p>If a method throws a {@link MarshalException}, its code is MARSHAL246 after {@link #close}, MARSHAL247 for a row
 * that does not exist, MARSHAL248 for a value that its column cannot hold, and MARSHAL249 for something that the file
 * does not allow.
 *
 * @param <T> the type of the rows
 */
public abstract class Table<T> implements AutoCloseable {
    private final TableMemory memory;
    private final Rows rows;
    private List<Column> columns = List.of();

    /**
     * For generated code: creates a table without columns.
     *
     * @param memory the memory of the table
     */
    protected Table(TableMemory memory) {
        this.memory = memory;
        this.rows = memory.rows();
    }

    /**
     * For generated code, at the end of its constructor: sets the columns.
     *
     * @param all the columns
     */
    protected final void ready(List<Column> all) {
        columns = List.copyOf(all);
    }

    /** {@return the number of rows; 0 if the table is closed} */
    public final long size() {
        return rows.published();
    }

    /** {@return whether the table has not been closed} */
    public final boolean isOpen() {
        return !rows.isClosed();
    }

    /**
     * Adds a row. If a column cannot hold the value of its field, no row is added.
     *
     * @param value the object whose fields the row gets
     * @throws MarshalException MARSHAL248 if a column cannot hold a value, MARSHAL249 if the file accepts no rows
     */
    public abstract void add(T value);

    /**
     * Sets all fields of a row. If a column cannot hold the value of its field, the fields before it have been set.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the object whose fields the row gets
     * @throws MarshalException MARSHAL247 if there is no such row, MARSHAL248 if a column cannot hold a value
     */
    public abstract void set(long row, T value);

    /**
     * {@return a new object with the values of a row}
     *
     * @param row 0 to {@link #size} − 1
     * @throws MarshalException MARSHAL247 if there is no such row; if a column has a value that its field cannot hold,
     *     or the constructor refuses the values, an exception that names the row
     */
    public abstract T get(long row);

    /**
     * For generated code: makes room for another row, which nobody sees yet. Its columns can be set.
     *
     * @return the row
     */
    protected final long newRow() {
        long row = rows.size;
        if (rows.refusesToAdd()) {
            throw rows.cannotSet("", row);
        }
        memory.reserve(row);
        rows.settable = row + 1;
        return row;
    }

    /**
     * For generated code: makes a row visible.
     *
     * @param row the row that {@link #newRow} returned
     */
    protected final void publish(long row) {
        rows.publish(row + 1);
    }

    /**
     * For generated code: checks that a row exists.
     *
     * @param row the row
     * @return the row
     */
    protected final long check(long row) {
        if (row < 0 || row >= rows.size) {
            throw rows.cannotRead("", row);
        }
        return row;
    }

    /**
     * For generated code: moves a cursor over all rows, including rows that are added meanwhile.
     *
     * @param <R> the class of the cursor
     * @param cursor the cursor
     * @return the iterator
     */
    protected final <R extends TableRow<?>> Iterator<R> iterator(R cursor) {
        return new RowIterator<>(rows, cursor);
    }

    /**
     * Removes the last row. The space of its lists and long texts stays unused in its batch until the table is copied.
     *
     * @throws MarshalException MARSHAL247 if there is no row, MARSHAL249 if the file is open read-only
     */
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
     * Makes all rows visible to others who open the file, and recoverable if this process is killed. For a table in
     * memory, does nothing. Values that are set in flushed rows need no other flush. This does not wait for the disk:
     * the operating system writes when it likes, and a power failure may lose what it has not written.
     */
    public final void flush() {
        requireOpen();
        memory.store().flush();
    }

    /**
     * Makes all rows visible in the file and releases it. From then on, everything else throws MARSHAL246. Calling this
     * again does nothing.
     */
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

    /**
     * Copies what is left of a damaged file to another file: all rows of record batches that are whole. The rows keep
     * their order, without those that are lost. This works for the files of all classes.
     *
     * @param damaged the damaged file, which stays as it is
     * @param into the other file, which must not exist yet
     * @return the number of rows of the other file
     * @throws MarshalException MARSHAL249 if the beginning of the damaged file is lost, or the names of an enum, or if
     *     the other file cannot be written
     */
    public static long recover(Path damaged, Path into) {
        return Recovery.recover(damaged, into);
    }

    private void requireOpen() {
        if (!isOpen()) {
            throw new MarshalException(RuntimeProblem.TABLE_CLOSED, "the table is closed");
        }
    }

    /** {@return the schema of the type of the rows} */
    public final Schema schema() {
        return memory.schema();
    }

    /** {@return all columns, in the order of the fields; unmodifiable} */
    public final List<Column> columns() {
        return columns;
    }

    /**
     * {@return the column with a name}
     *
     * @param name the name of the field, with an underscore at its end if a superclass has a field of the same name
     * @throws IllegalArgumentException if there is none
     */
    public final Column column(String name) {
        return columns.stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no column " + name));
    }

    /**
     * Divides all rows into parts that share no batches: {@code table.chunks().parallel().mapToDouble(bid::sum).sum()}
     * uses all processors.
     *
     * @return the parts
     */
    public final Stream<RowRange> chunks() {
        requireOpen();
        long size = size();
        long step = rows.mask + 1L;
        return LongStream.range(0, rows.batches(size))
                .mapToObj(batch -> new RowRange(batch * step, Math.min(size, (batch + 1) * step)));
    }

    /**
     * Adds all rows to another table, such as one in a new file. The copy has no unused space: no batches that were
     * moved to the end of the file, and no replaced texts and lists. It has all columns of the class, even if this file
     * was written by an older class.
     *
     * @param other a table of the same class; it keeps its rows, and these are added after them
     * @return the number of rows added
     * @throws MarshalException MARSHAL248 if the other table cannot hold a row: the rows before it have been added
     */
    public final long copyTo(Table<T> other) {
        long size = size();
        for (long row = 0; row < size; row++) {
            other.add(get(row));
        }
        return size;
    }
}
