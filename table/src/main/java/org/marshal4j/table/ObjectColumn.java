package org.marshal4j.table;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column whose values are objects, which {@code get} creates; it returns null for a null value.
 *
 * @param <V> the class of the values
 */
public abstract class ObjectColumn<V> extends Column {
    /** Which lengths the field allows. */
    Lengths lengths = Lengths.ANY;

    ObjectColumn(TableMemory memory, Node node) {
        super(memory, node);
    }

    /** Creates the value, which is not null. */
    abstract V read(int batch, int index);

    /** Creates the value, or throws an exception that names column and row. */
    final V readAt(int batch, int index) {
        try {
            return read(batch, index);
        } catch (RuntimeException e) {
            throw unreadable(row(batch, index), e);
        }
    }

    /**
     * For generated code, called by {@code TableColumns}: limits the lengths of texts, byte arrays and lists.
     *
     * @param least the smallest length
     * @param most the greatest length
     */
    public final void setLengths(int least, int most) {
        lengths = new Lengths(least, most);
    }

    /**
     * Stores a value.
     *
     * @param row the row, for the message of an exception
     */
    abstract void write(int batch, int index, long row, V value);

    /**
     * Returns the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @return the value; null if it is null
     * @throws org.marshal4j.runtime.MarshalException MARSHAL247 if there is no such row; MARSHAL206 if it is
     *     null, and the field never is; as for messages if the file has a value that the field cannot hold
     */
    public final @Nullable V get(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        if (isNullAt(batch, index)) {
            requireNullable(row);
            return null;
        }
        return readAt(batch, index);
    }

    /**
     * Sets the value of a row.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the value; null only if the column {@link #isNullable}
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if the column cannot hold it; nothing is then
     *     changed
     */
    public final void set(long row, @Nullable V value) {
        if (value == null) {
            setNull(row);
        } else {
            int batch = batchToSet(row);
            write(batch, (int) row & mask, row, value);
            markValue(batch, row);
        }
    }

    @Override
    final Object valueAt(int batch, int index) {
        return Objects.requireNonNull(readAt(batch, index));
    }

    /** Returns a test for values equal to this one. Only that of lists creates objects. */
    abstract Scan.Test equalTo(V value);

    /**
     * Calls the consumer with all values that are not null, in the order of the rows.
     *
     * @param consumer takes each value
     */
    public final void forEach(Consumer<? super V> consumer) {
        forEach(all(), consumer);
    }

    /**
     * Calls the consumer with the values of some rows that are not null, in the order of the rows.
     *
     * @param range rows of this table
     * @param consumer takes each value
     */
    public final void forEach(RowRange range, Consumer<? super V> consumer) {
        Scan.each(this, range, (batch, index) -> consumer.accept(readAt(batch, index)));
    }

    /**
     * Calls the consumer with the values of these rows that are not null.
     *
     * @param selection rows of this table
     * @param consumer takes each value
     */
    public final void forEach(Selection selection, Consumer<? super V> consumer) {
        Scan.each(this, selection, (batch, index) -> consumer.accept(readAt(batch, index)));
    }

    /**
     * Returns the first row with an equal value.
     *
     * @param value the value
     * @return the row; −1 if there is none
     */
    public final long indexOf(V value) {
        return Scan.first(this, equalTo(value));
    }

    /**
     * Returns the rows whose value is not null and passes a test.
     *
     * @param test the test
     * @return the rows, among those that the table has now
     */
    public final Selection where(Predicate<? super V> test) {
        return Scan.where(this, passing(test));
    }

    /**
     * {@return those of some rows whose value is not null and passes a test}
     *
     * @param range rows of this table
     * @param test the test
     */
    public final Selection where(RowRange range, Predicate<? super V> test) {
        return Scan.where(this, range, passing(test));
    }

    private Scan.Test passing(Predicate<? super V> test) {
        return (batch, index) -> test.test(readAt(batch, index));
    }

    /**
     * Returns the rows with an equal value.
     *
     * @param value the value
     * @return the rows, among those that the table has now
     */
    public final Selection whereEqual(V value) {
        return Scan.where(this, equalTo(value));
    }

    /**
     * {@return those of some rows that have an equal value}
     *
     * @param range rows of this table
     * @param value the value
     */
    public final Selection whereEqual(RowRange range, V value) {
        return Scan.where(this, range, equalTo(value));
    }
}
