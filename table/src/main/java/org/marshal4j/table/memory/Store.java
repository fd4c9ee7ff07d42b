package org.marshal4j.table.memory;

/** The memory of a table's batches. Called by the one thread that writes. */
public interface Store {
    /** Creates the next batch and attaches the columns' lanes to it; all bytes are 0. */
    void addBatch(int batch);

    /**
     * Prepares rows of the last batch for being stored to, before anything of them is.
     *
     * @param row the first of them
     * @return the number of rows of the table that can be stored to, more than {@code row}
     */
    long makeReady(long row);

    /**
     * Makes room for more bytes in an area; this may move all lanes of the batch.
     *
     * @param row the row, for the message of an exception
     * @param bytes the number of bytes that have to fit
     */
    void growArea(int batch, Node node, long row, long bytes);

    /**
     * Makes room for more elements of lists; this may move all lanes of the batch.
     *
     * @param node the list
     * @param row the row, for the message of an exception
     * @param elements the number of elements that have to fit after those in use
     */
    void growElements(int batch, Node node, long row, int elements);

    /** Makes all rows visible to readers of the file. */
    void flush();

    /** Makes fewer rows visible than before: the last ones have been removed. */
    void shrink(long rows);

    /** Makes all rows visible and releases the file. */
    void close();
}
