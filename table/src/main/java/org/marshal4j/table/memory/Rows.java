package org.marshal4j.table.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * How many rows a table has, and which batch each is in. One thread adds rows; another that has asked for {@link #published} sees all of
 * those rows.
 */
public final class Rows {
    private static final VarHandle SIZE = handle();

    /** row >>> shift is the batch. */
    public final int shift;

    /** row & mask is the index in the batch. */
    public final int mask;

    /** Rows that can be read; 0 of a table that is closed. Without order: for checks alone. */
    public long size;

    /** Rows that can be set, with the one that is being added; 0 if the table, or this column, cannot be written to. */
    public long settable;

    /** Rows that the file shows: what is set in these shows there at once. */
    public long flushed;

    private String refusal = "";
    private volatile boolean closed;

    /**
     * No rows.
     *
     * @param batchRows a power of two
     */
    public Rows(int batchRows) {
        this.mask = batchRows - 1;
        this.shift = Integer.numberOfTrailingZeros(batchRows);
    }

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(Rows.class, "size", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Rows that can be read. Whoever has asked sees what was written to them before. */
    public long published() {
        return (long) SIZE.getAcquire(this);
    }

    /** Shows so many rows. */
    public void publish(long rows) {
        SIZE.setRelease(this, rows);
    }

    /** How many rows of a batch are below that number of rows. */
    public int within(int batch, long rows) {
        return (int) Math.max(0, Math.min((long) mask + 1, rows - ((long) batch << shift)));
    }

    /** How many batches so many rows take. */
    public int batches(long rows) {
        return (int) ((rows + mask) >>> shift);
    }

    /** No rows any more: the table is closed. */
    public void close() {
        closed = true;
        settable = 0;
        flushed = 0;
        publish(0);
    }

    /** Whether it is closed. */
    public boolean isClosed() {
        return closed;
    }

    /**
     * Lets no row be added or removed, and says why.
     *
     * @param isReadOnly whether none can be set either
     */
    public void refuseToAdd(String why, boolean isReadOnly) {
        if (isReadOnly) {
            settable = 0;
        }
        refusal = why;
    }

    /** Whether rows cannot be added or removed. */
    public boolean refusesToAdd() {
        return closed || !refusal.isEmpty();
    }

    /** That a row cannot be read. */
    public MarshalException cannotRead(String column, long row) {
        return isClosed() ? closed(column) : noSuchRow(column, row);
    }

    /** That a row cannot be set. */
    public MarshalException cannotSet(String column, long row) {
        if (isClosed()) {
            return closed(column);
        }
        return refusal.isEmpty() || (settable > 0 && row != settable)
                ? noSuchRow(column, row)
                : new MarshalException(RuntimeProblem.TABLE_FILE, column, refusal);
    }

    private MarshalException closed(String column) {
        return new MarshalException(RuntimeProblem.TABLE_CLOSED, column, "the table is closed");
    }

    private MarshalException noSuchRow(String column, long row) {
        return new MarshalException(
                RuntimeProblem.NO_SUCH_ROW, column, "there is no row " + row + ": the table has " + size + " rows");
    }
}
