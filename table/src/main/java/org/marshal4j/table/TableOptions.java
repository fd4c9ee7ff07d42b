package org.marshal4j.table;

/**
 * How a table divides and reserves its memory. A file keeps the options that it was created with; they are ignored when
 * it is opened. Immutable.
 */
public final class TableOptions {
    /** The default options: 65,536 rows per batch, 32 bytes for each text, and 4 elements for each list. */
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
     * {@return these options with another number of rows per batch} Fewer, larger batches suit tables of billions of
     * rows; memory is allocated one batch at a time.
     *
     * @param rows a power of two from 64 to 2^27
     * @throws IllegalArgumentException for another number
     */
    public TableOptions batchRows(int rows) {
        if (rows < FEWEST_ROWS || rows > MOST_ROWS || Integer.bitCount(rows) != 1) {
            throw new IllegalArgumentException("batchRows " + rows + ", which must be a power of two from 64 to 2^27");
        }
        return new TableOptions(rows, textBytes, listElements);
    }

    /**
     * {@return these options with another size of the space that a file reserves, in each column, for texts and byte
     * arrays of more than 12 bytes: this many bytes for each row of a batch} On file systems with sparse files, unused
     * space takes no room on the disk. A batch that needs more space is moved to the end of the file.
     *
     * @param bytes 0 to 2^24
     * @throws IllegalArgumentException for another number
     */
    public TableOptions textBytes(int bytes) {
        return new TableOptions(batchRows, reserved("textBytes", bytes), listElements);
    }

    /**
     * {@return these options with another number of elements that are reserved for the lists of each column: this many
     * for each row of a batch} A batch that needs more is moved.
     *
     * @param elements 0 to 2^24
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

    /** {@return the number of rows per batch} */
    public int batchRows() {
        return batchRows;
    }

    /** {@return the number of bytes that a file reserves in each text column for each row} */
    public int textBytes() {
        return textBytes;
    }

    /** {@return the number of elements reserved in each list column for each row} */
    public int listElements() {
        return listElements;
    }
}
