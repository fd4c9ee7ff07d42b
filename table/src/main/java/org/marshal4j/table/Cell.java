package org.marshal4j.table;

import org.jspecify.annotations.Nullable;

/**
 * For generated code: a column, and how to get and set its values where the field has another type than the column.
 *
 * @param <C> the class of the column
 * @param <E> the class of the values
 */
public final class Cell<C extends Column, E> {
    private final C column;
    private final Getter<C, E> getter;
    private final Setter<C, E> setter;

    /**
     * Gets the value of a row.
     *
     * @param <C> the class of the column
     * @param <E> the class of the values
     */
    public interface Getter<C, E> {
        /**
         * Returns the value of a row.
         *
         * @param column the column
         * @param row the row
         * @return the value, or null
         */
        @Nullable
        E get(C column, long row);
    }

    /**
     * Sets the value of a row.
     *
     * @param <C> the class of the column
     * @param <E> the class of the values
     */
    public interface Setter<C, E> {
        /**
         * Sets the value of a row; throws an exception if the column cannot hold it.
         *
         * @param column the column
         * @param row the row
         * @param value the value, or null
         */
        void set(C column, long row, @Nullable E value);
    }

    /**
     * Creates a cell.
     *
     * @param column the column
     * @param getter gets its values
     * @param setter sets its values
     */
    public Cell(C column, Getter<C, E> getter, Setter<C, E> setter) {
        this.column = column;
        this.getter = getter;
        this.setter = setter;
    }

    /**
     * Returns the value of a row.
     *
     * @param row the row
     * @return the value, or null
     */
    public @Nullable E get(long row) {
        return getter.get(column, row);
    }

    void set(long row, @Nullable E value) {
        setter.set(column, row, value);
    }
}
