package org.marshal4j.table;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/** A column whose values are objects, which {@code get} makes. Null stands for a value that is null. */
public abstract class ObjectColumn<V> extends Column {
    private final Class<?> type;

    ObjectColumn(TableMemory memory, Node node, Class<?> type) {
        super(memory, node);
        this.type = type;
    }

    /** Makes the value, which is not null. */
    abstract V read(int batch, int index);

    /**
     * Stores a value.
     *
     * @param row for the message of an exception
     */
    abstract void write(int batch, int index, long row, V value);

    /** The value of a row; null if it is null. */
    public final @Nullable V get(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? null : read(batch, index);
    }

    /**
     * Sets the value of a row.
     *
     * @param value null only if the column {@link #isNullable}
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL248 if the column cannot hold it; nothing is changed then
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
        return Objects.requireNonNull(read(batch, index));
    }

    @Override
    @SuppressWarnings("unchecked")
    final void storeAt(int batch, int index, long row, Object value) {
        write(batch, index, row, (V) type.cast(value));
    }

    /** Calls the consumer with all values that are not null, in the order of the rows. */
    public final void forEach(Consumer<? super V> consumer) {
        long to = size();
        for (long row = 0; row < to; row++) {
            V value = get(row);
            if (value != null) {
                consumer.accept(value);
            }
        }
    }

    /** Calls the consumer with the values of these rows that are not null. */
    public final void forEach(Selection selection, Consumer<? super V> consumer) {
        selection.require(rows);
        selection.forEach(row -> {
            V value = get(row);
            if (value != null) {
                consumer.accept(value);
            }
        });
    }

    /** The first row with an equal value; −1 if there is none. */
    public long indexOf(V value) {
        long to = size();
        for (long row = 0; row < to; row++) {
            if (value.equals(get(row))) {
                return row;
            }
        }
        return -1;
    }

    /** The rows whose value is not null and passes the test. */
    public final Selection where(Predicate<? super V> test) {
        Selection selection = new Selection(rows);
        for (long row = 0; row < selection.size(); row++) {
            V value = get(row);
            if (value != null && test.test(value)) {
                selection.add(row);
            }
        }
        return selection;
    }

    /** The rows with an equal value. */
    public Selection whereEqual(V value) {
        return where(value::equals);
    }
}
