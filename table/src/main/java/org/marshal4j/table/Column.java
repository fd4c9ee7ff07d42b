package org.marshal4j.table;

import java.lang.ref.Reference;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.table.memory.Bits;
import org.marshal4j.table.memory.Lane;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;
import org.marshal4j.table.memory.TableMemory;

/**
 * One field of all rows of a {@link Table}. Its subclasses have {@code get} and {@code set} for its type, and what scans all rows. Threads and
 * exceptions are as the table says.
 */
public abstract class Column {
    /** Shared with the table, and so is what keeps the addresses valid. */
    final TableMemory memory;

    /** What can be read. */
    final Rows rows;

    /** What can be set: the table's, but of a column that the file does not have. */
    private Rows sets;

    final Node node;
    final Lane values;
    final @Nullable Lane validity;
    final int shift;
    final int mask;

    Column(TableMemory memory, Node node) {
        this.memory = memory;
        this.rows = memory.rows();
        this.sets = rows;
        this.node = node;
        this.values = node.values();
        this.validity = node.validity();
        this.shift = rows.shift;
        this.mask = rows.mask;
    }

    /** Name of the column, which is that of the field. */
    public final String name() {
        return node.name();
    }

    /** Arrow's name of the type, such as {@code int64} or {@code timestamp[ns, tz=UTC]}, as pyarrow prints it. */
    public final String arrowType() {
        return node.kind().text();
    }

    /** Number of rows. */
    public final long size() {
        return rows.published();
    }

    /** Whether values may be null. */
    public final boolean isNullable() {
        return validity != null;
    }

    /** Whether the value of a row is null. */
    public final boolean isNull(long row) {
        int batch = batch(row);
        return isNullAt(batch, (int) row & mask);
    }

    /**
     * Sets the value of a row to null.
     *
     * @throws MarshalException MARSHAL248 if values of this column are never null
     */
    public final void setNull(long row) {
        int batch = batchToSet(row);
        if (validity == null) {
            throw refused(row, "null, and the column's values are never null");
        }
        markNull(batch, row);
    }

    /** The value of a row as an object, of the class that {@code get} returns; null if it is null. */
    public final @Nullable Object value(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? null : valueAt(batch, index);
    }

    /** The value that is not null, as an object. */
    abstract Object valueAt(int batch, int index);

    /**
     * Stores a value of the class that {@link #valueAt} returns.
     *
     * @param row for the message of an exception
     */
    abstract void storeAt(int batch, int index, long row, Object value);

    /** The batch of a row that is there. */
    final int batch(long row) {
        if (row < 0 || row >= rows.size) {
            throw rows.cannotRead(node.name(), row);
        }
        return (int) (row >>> shift);
    }

    /** The batch of a row that is there, whose value is not null. */
    final int batchOfValue(long row) {
        int batch = batch(row);
        if (validity != null && isNullAt(batch, (int) row & mask)) {
            throw new MarshalException(
                    RuntimeProblem.NOT_IN_COLUMN, name(), "row " + row + " is null: ask isNull(row) first");
        }
        return batch;
    }

    /** The batch of a row that can be set. */
    final int batchToSet(long row) {
        if (row < 0 || row >= sets.settable) {
            throw sets.cannotSet(node.name(), row);
        }
        return (int) (row >>> shift);
    }

    /** For generated code, by {@code TableColumns}: what can be set of this column, if not what can be set of the table. */
    public final void setSettable(Rows other) {
        sets = other;
    }

    final boolean isNullAt(int batch, int index) {
        return validity != null && !Bits.get(validity.base(batch), validity.starts[batch], index);
    }

    /** To be called when the value has been stored. */
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

    /** 64 rows' bits of the bitmap, from one whose index is a multiple of 64. */
    final long validBits(int batch, int index) {
        return validity == null ? -1 : Bits.word(validity.base(batch), validity.starts[batch], index);
    }

    /** That the column cannot hold a value. */
    final MarshalException refused(long row, String what) {
        return new MarshalException(
                RuntimeProblem.NOT_IN_COLUMN, name(), (row < 0 ? "" : "row " + row + ": ") + "cannot hold " + what);
    }

    /** The rows that can be scanned now. */
    final RowRange all() {
        return new RowRange(0, size());
    }

    /** Checks that the rows are there. */
    final RowRange checked(RowRange range) {
        if (range.to() > size()) {
            throw rows.cannotRead(name(), range.to() - 1);
        }
        return range;
    }

    /** At the end of a scan: nothing that it read may have been collected meanwhile. */
    final void keep() {
        Reference.reachabilityFence(memory);
    }
}
