package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of times that are stored as nanoseconds in 64 bits.
 *
 * @param <V> the class of the values
 */
public abstract class NanosColumn<V extends Comparable<? super V>> extends TemporalColumn<V> {
    private final LongColumn nanos;

    NanosColumn(TableMemory memory, Node node) {
        this(memory, node, new LongColumn(memory, node));
    }

    private NanosColumn(TableMemory memory, Node node, LongColumn nanos) {
        super(memory, node, nanos);
        this.nanos = nanos;
    }

    /** Returns the whole seconds of a value, rounded down. */
    abstract long seconds(V value);

    /** Returns the nanoseconds after the whole seconds. */
    abstract int nano(V value);

    /**
     * {@return the value of a row in nanoseconds: those since 1970-01-01T00:00, of an Instant in UTC; since midnight,
     * of a LocalTime; or the length of a Duration}
     *
     * @param row 0 to {@link #size} − 1
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if the value is null
     */
    public final long nanos(long row) {
        return nanos.get(row);
    }

    @Override
    final long number(int batch, int index) {
        return RawMemory.getLong(values.base(batch), values.starts[batch] + ((long) index << 3));
    }

    @Override
    final long nearest(V value) {
        return Nanos.nearest(seconds(value), nano(value));
    }

    @Override
    final void write(int batch, int index, long row, V value) {
        long number = nearest(value);
        if (!Nanos.are(number, seconds(value), nano(value))) {
            throw refused(row, value + ", which is beyond the range of nanoseconds in 64 bits");
        }
        RawMemory.putLong(values.base(batch), values.starts[batch] + ((long) index << 3), number);
    }
}
