package org.marshal4j.table;

/**
 * How a table divides and reserves its memory. A file keeps what it was created with: only the creation asks for these. Immutable.
 */
public final class TableOptions {
    /** 65,536 rows a batch, 32 bytes for each text and 4 elements for each list. */
    public static final TableOptions DEFAULTS = new TableOptions(65_536, 32, 4);

    private static final int FEWEST_ROWS = 64;
    private static final int MOST_ROWS = 1 << 27;
    private static final int MOST_RESERVED = 1 << 24;

    private final int batchRows;
    private final int textBytes;
    private final int listElements;

    private TableOptions(int batchRows, int textBytes, int listElements) {
        this.batchRows = batchRows;
        this.textBytes = textBytes;
        this.listElements = listElements;
    }

    /**
     * These options with another number of rows for each batch. Fewer, larger batches suit tables of billions of rows; memory is taken a batch at
     * a time.
     *
     * @param rows a power of two from 64 to 2^27
     * @throws IllegalArgumentException for another number
     */
    public TableOptions batchRows(int rows) {
        if (rows < FEWEST_ROWS || rows > MOST_ROWS || Integer.bitCount(rows) != 1) {
            throw new IllegalArgumentException("batchRows " + rows + " is no power of two from 64 to 2^27");
        }
        return new TableOptions(rows, textBytes, listElements);
    }

    /**
     * These options with another size of what a file reserves for the texts and byte arrays of each column that are longer than 12 bytes: so many
     * bytes for each row of a batch. What is not used takes no disk on file systems with sparse files. A batch that needs more is moved to the
     * end of the file.
     *
     * @param bytes 0 or more
     * @throws IllegalArgumentException for another number
     */
    public TableOptions textBytes(int bytes) {
        return new TableOptions(batchRows, reserved("textBytes", bytes), listElements);
    }

    /**
     * These options with another number of elements that are reserved for the lists of each column: so many for each row of a batch. A batch that
     * needs more is moved.
     *
     * @param elements 0 or more
     * @throws IllegalArgumentException for another number
     */
    public TableOptions listElements(int elements) {
        return new TableOptions(batchRows, textBytes, reserved("listElements", elements));
    }

    private static int reserved(String what, int count) {
        if (count < 0 || count > MOST_RESERVED) {
            throw new IllegalArgumentException(what + " " + count + " is not from 0 to 2^24");
        }
        return count;
    }

    /** Rows of each batch. */
    public int batchRows() {
        return batchRows;
    }

    /** Bytes that a file reserves in each text column for each row. */
    public int textBytes() {
        return textBytes;
    }

    /** Elements that are reserved in each list column for each row. */
    public int listElements() {
        return listElements;
    }
}
