package org.marshal4j.table;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of times: each is stored as a whole number of nanoseconds or days, and a greater number is a later time, or
 * a longer duration.
 *
 * @param <V> the class of the values
 */
public abstract class TemporalColumn<V extends Comparable<? super V>> extends OrderedColumn<V> {
    private final WholeColumn numbers;

    /**
     * Creates the column.
     *
     * @param numbers a column of the same memory
     */
    TemporalColumn(TableMemory memory, Node node, WholeColumn numbers) {
        super(memory, node);
        this.numbers = numbers;
        numbers.setSettable(memory.rows().readOnly("numbers() can only be read: set the times"));
    }

    /** Loads the number of a value that is not null. */
    abstract long number(int batch, int index);

    /** Creates the value for a number. */
    abstract V of(long number);

    /** Returns the number for a value; the nearest one for a value that the column cannot hold. */
    abstract long nearest(V value);

    /**
     * {@return the same column as one of numbers, which can be scanned: the sum of durations, for example, or the times
     * that pass a test of their nanoseconds} They are the numbers that {@code nanos} or {@code epochDay} returns.
     */
    public final WholeColumn numbers() {
        return numbers;
    }

    @Override
    final V read(int batch, int index) {
        return of(number(batch, index));
    }

    @Override
    final Scan.Test equalTo(V value) {
        long number = nearest(value);
        return of(number).equals(value) ? (batch, index) -> number(batch, index) == number : Scan.Test.NONE;
    }

    @Override
    public final Optional<V> min(RowRange range) {
        return value(numbers.min(range));
    }

    @Override
    public final Optional<V> min(Selection selection) {
        return value(numbers.min(selection));
    }

    @Override
    public final Optional<V> max(RowRange range) {
        return value(numbers.max(range));
    }

    @Override
    public final Optional<V> max(Selection selection) {
        return value(numbers.max(selection));
    }

    private Optional<V> value(OptionalLong number) {
        if (number.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(of(number.getAsLong()));
        } catch (RuntimeException e) {
            throw unreadable(numbers.indexOf(number.getAsLong()), e);
        }
    }

    @Override
    public final Selection whereBetween(V least, V greatest) {
        return numbers.where(between(least, greatest));
    }

    @Override
    public final Selection whereBetween(RowRange range, V least, V greatest) {
        return numbers.where(range, between(least, greatest));
    }

    private LongPredicate between(V least, V greatest) {
        long from = nearest(least);
        long to = nearest(greatest);
        // An end that is beyond all numbers, on the side where no number is within it.
        boolean isNone = of(from).compareTo(least) < 0 || of(to).compareTo(greatest) > 0;
        return isNone ? number -> false : number -> number >= from && number <= to;
    }
}
