package org.marshal4j.table.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * The number of rows of a table, and the batch of each. One thread adds rows; another thread that has called
 * {@link #published} sees all of those rows.
 */
public final class Rows {
    private static final VarHandle SIZE = handle();

    /** More bits than an index in a batch of rows has. */
    private static final int ELEMENT_BITS = 31;

    /** {@code row >>> shift} is the batch. */
    public final int shift;

    /** {@code row & mask} is the index in the batch. */
    public final int mask;

    /** The number of rows that can be read; 0 if the table is closed. Read without ordering, for checks only. */
    public long size;

    /**
     * The number of rows that can be set, including the one that is being added; 0 if the table, or this column, is
     * read-only.
     */
    public long settable;

    /** The number of rows that are visible in the file: values set in them are visible there at once. */
    public long flushed;

    /** For elements: the row whose list is being set. */
    private long owner = -1;

    /** The rows of the whole table: these, unless they are those of columns that its file does not have. */
    private final Rows table;

    private String refusal = "";
    private volatile boolean closed;

    /**
     * Creates the rows of an empty table.
     *
     * @param batchRows the number of rows of a batch, a power of two
     */
    public Rows(int batchRows) {
        this.mask = batchRows - 1;
        this.shift = Integer.numberOfTrailingZeros(batchRows);
        this.table = this;
    }

    /** Creates the rows of columns that the file of a table does not have. */
    Rows(Rows table) {
        this.mask = table.mask;
        this.shift = table.shift;
        this.table = table;
    }

    /** Returns rows of the same table, none of which can be set. */
    public Rows readOnly(String why) {
        Rows none = new Rows(this);
        none.refuseToAdd(why, true);
        return none;
    }

    private Rows(int shift, int mask) {
        this.shift = shift;
        this.mask = mask;
        this.table = this;
        this.size = Long.MAX_VALUE;
        this.settable = Long.MAX_VALUE;
    }

    /**
     * Creates the rows for elements of lists, numbered by {@link #element}. All of them exist, since the list that
     * contains them is checked first. {@link #write} sets how many count as flushed.
     */
    static Rows ofElements() {
        return new Rows(ELEMENT_BITS, Integer.MAX_VALUE);
    }

    /** Returns the number that an element has in place of a row. */
    public static long element(int batch, int index) {
        return (long) batch << ELEMENT_BITS | index;
    }

    /**
     * Prepares for writing the elements of a list.
     *
     * @param row the row of the list, for the messages of exceptions
     * @param counted the number of elements of the batch that its header counts
     */
    public void write(long row, int batch, int counted) {
        owner = row;
        flushed = element(batch, counted);
    }

    /** Returns the row to name in the message of an exception: for elements, the row whose list is being set. */
    public long told(long row) {
        return areElements() ? owner : row;
    }

    /** Tells whether these are the elements of lists, and not the rows of a table. */
    public boolean areElements() {
        return shift == ELEMENT_BITS;
    }

    private static VarHandle handle() {
        try {
            return MethodHandles.lookup().findVarHandle(Rows.class, "size", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Returns the number of rows that can be read. The caller sees everything that was written to them before. */
    public long published() {
        return (long) SIZE.getAcquire(this);
    }

    /** Makes this many rows visible. */
    public void publish(long rows) {
        SIZE.setRelease(this, rows);
    }

    /** Tells whether other rows belong to the same table. */
    public boolean areOfTableOf(Rows others) {
        return table == others.table;
    }

    /** Returns how many of the rows below a number are in a batch. */
    public int within(int batch, long rows) {
        return (int) Math.max(0, Math.min((long) mask + 1, rows - ((long) batch << shift)));
    }

    /** Returns the number of batches for a number of rows. */
    public int batches(long rows) {
        return (int) ((rows + mask) >>> shift);
    }

    /** Removes all rows, because the table is closed. */
    public void close() {
        closed = true;
        settable = 0;
        flushed = 0;
        publish(0);
    }

    /** Tells whether the table is closed. */
    public boolean isClosed() {
        return closed;
    }

    /**
     * Prevents rows from being added or removed, with the reason.
     *
     * @param isReadOnly whether no row can be set either
     */
    public void refuseToAdd(String why, boolean isReadOnly) {
        if (isReadOnly) {
            settable = 0;
        }
        refusal = why;
    }

    /** Tells whether rows cannot be added or removed. */
    public boolean refusesToAdd() {
        return closed || !refusal.isEmpty();
    }

    /** Returns the exception for a row that cannot be read. */
    public MarshalException cannotRead(String column, long row) {
        return isClosed() ? closed(column) : noSuchRow(column, row);
    }

    /** Returns the exception for a row that cannot be set. */
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
