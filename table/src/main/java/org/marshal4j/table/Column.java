package org.marshal4j.table;

import java.lang.ref.Reference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Remedy;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * One field of all rows of a {@link Table}. Its subclasses have {@code get} and {@code set} for its type, and methods
 * that scan all rows. For threads and exceptions, see the table.
 */
public abstract class Column {
    /** Shared with the table; keeps the addresses valid. */
    final TableMemory memory;

    /** The rows that can be read. */
    final Rows rows;

    /** The rows that can be set: the table's, except for a column that the file does not have. */
    private Rows sets;

    final Node node;
    final Lane values;
    final @Nullable Lane validity;
    final int shift;
    final int mask;

    /** Whether the field is never null, although values in the file may be. */
    private final boolean isRequired;

    Column(TableMemory memory, Node node) {
        this.memory = memory;
        this.rows = memory.rows();
        this.sets = rows;
        this.node = node;
        this.values = node.values();
        this.validity = node.validity();
        this.shift = rows.shift;
        this.mask = rows.mask;
        this.isRequired = node.isRequired();
    }

    /** {@return the name of the column, which is the name of the field} */
    public final String name() {
        return node.name();
    }

    /**
     * {@return Arrow's name of the type as pyarrow prints it, such as {@code int64} or {@code timestamp[ns, tz=UTC]}}
     */
    public final String arrowType() {
        return node.typeText();
    }

    /** {@return the number of rows} */
    public final long size() {
        return rows.published();
    }

    /** {@return whether values may be null} */
    public final boolean isNullable() {
        return validity != null;
    }

    /**
     * {@return whether the value of a row is null}
     *
     * @param row 0 to {@link #size} − 1
     */
    public final boolean isNull(long row) {
        int batch = batch(row);
        return isNullAt(batch, (int) row & mask);
    }

    /**
     * Sets the value of a row to null.
     *
     * @param row 0 to {@link #size} − 1
     * @throws MarshalException MARSHAL248 if values of this column are never null
     */
    public final void setNull(long row) {
        int batch = batchToSet(row);
        if (validity == null || isRequired) {
            throw refused(row, "null, and the column's values are never null");
        }
        markNull(batch, row);
    }

    /**
     * Returns the value of a row as an object of the class that {@code get} returns.
     *
     * @param row 0 to {@link #size} − 1
     * @return the value, or null
     */
    public final @Nullable Object value(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        if (isNullAt(batch, index)) {
            requireNullable(row);
            return null;
        }
        return valueAt(batch, index);
    }

    /**
     * For generated code: tells whether the value of a row is null, which it must not be if the field is never null.
     *
     * @param row 0 to {@link #size} − 1
     * @return true if it is
     * @throws MarshalException MARSHAL206 if it is null, and the field of the class never is
     */
    public final boolean hasNull(long row) {
        boolean isNull = isNull(row);
        if (isNull) {
            requireNullable(row);
        }
        return isNull;
    }

    /** Refuses null in a row of a file if the field is never null. */
    final void requireNullable(long row) {
        if (isRequired) {
            boolean isAbsent = memory.isAbsent(node);
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ,
                    node.path(),
                    isAbsent
                            ? placed(row, "the file has no such column, and the field is never null: " + Remedy.COPY)
                            : placed(row, "null, but the field is never null"));
        }
    }

    /** Returns a value that is not null, as an object. */
    abstract Object valueAt(int batch, int index);

    /** The batch of a row, which must exist. */
    final int batch(long row) {
        if (row < 0 || row >= rows.size) {
            throw rows.cannotRead(node.name(), row);
        }
        return (int) (row >>> shift);
    }

    /** The batch of a row, which must exist, and whose value must not be null. */
    final int batchOfValue(long row) {
        int batch = batch(row);
        if (validity != null && isNullAt(batch, (int) row & mask)) {
            requireNullable(row);
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN, node.path(), "row " + row + " is null: ask isNull(row) first");
        }
        return batch;
    }

    /** The batch of a row, which must be one that can be set. */
    final int batchToSet(long row) {
        if (row < 0 || row >= sets.settable) {
            throw sets.cannotSet(node.name(), row);
        }
        return (int) (row >>> shift);
    }

    /**
     * For generated code, called by {@code TableColumns}: sets the rows that can be set in this column, if they are not
     * the table's.
     *
     * @param other the rows
     */
    public final void setSettable(Rows other) {
        sets = other;
    }

    final boolean isNullAt(int batch, int index) {
        return validity != null && !Bits.get(validity.base(batch), validity.starts[batch], index);
    }

    /** Called after a value has been stored. */
    final void markValue(int batch, long row) {
        if (validity != null) {
            mark(validity, batch, row, true);
        }
    }

    final void markNull(int batch, long row) {
        if (validity != null) {
            mark(validity, batch, row, false);
        }
    }

    private void mark(Lane bitmap, int batch, long row, boolean isThere) {
        boolean changed = Bits.put(bitmap.base(batch), bitmap.starts[batch], (int) row & mask, isThere);
        if (changed && row < rows.flushed) {
            node.addNulls(batch, isThere ? -1 : 1);
        }
    }

    /** The bits of the bitmap for 64 rows, from an index that is a multiple of 64. */
    final long validBits(int batch, int index) {
        return validity == null ? -1 : Bits.word(validity.base(batch), validity.starts[batch], index);
    }

    /** The exception for a value that the column cannot hold. */
    final MarshalException refused(long row, String what) {
        return new MarshalException(RuntimeProblem.NOT_IN_COLUMN, node.path(), rowFor(row) + "cannot hold " + what);
    }

    /** The row to name in the message of an exception about a value that is being set. */
    final String rowFor(long row) {
        long told = rows.told(row);
        return told < 0 ? "" : "row " + told + ": ";
    }

    /** The details of a problem, after the row. Whoever reads a list adds the row to what its elements say. */
    private String placed(long row, String detail) {
        return rows.areElements() ? detail : "row " + row + ": " + detail;
    }

    /**
     * For generated code: the exception for a value that cannot be read, with column and row.
     *
     * @param row the row
     * @param cause why it cannot be read
     * @return the exception
     */
    public final MarshalException unreadable(long row, RuntimeException cause) {
        if (!(cause instanceof MarshalException known)) {
            return new MarshalException(RuntimeProblem.OTHER, node.path(), placed(row, String.valueOf(cause)), cause);
        }
        String path = known.path().isEmpty() ? node.path() : known.path();
        return known.path().equals(path) && rows.areElements()
                ? known
                : new MarshalException(known.problem(), path, placed(row, known.detail()), known);
    }

    /** The row at an index of a batch. */
    final long row(int batch, int index) {
        return (long) batch << shift | index;
    }

    /** The rows that can be scanned now. */
    final RowRange all() {
        return new RowRange(0, size());
    }

    /** Checks that the rows exist. */
    final RowRange checked(RowRange range) {
        if (range.to() > size()) {
            throw rows.cannotRead(name(), range.to() - 1);
        }
        return range;
    }

    /** An empty selection of all rows that there are now, among which these must be. */
    final Selection emptySelection(RowRange range) {
        long size = size();
        return new Selection(rows, Math.max(size, checked(range).to()));
    }

    /** Called at the end of a scan, so that nothing it reads is collected before. */
    final void keep() {
        Reference.reachabilityFence(memory);
    }
}
