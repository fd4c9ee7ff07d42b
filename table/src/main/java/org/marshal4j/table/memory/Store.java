package org.marshal4j.table.memory;

/** Where the batches of a table are. Called by the one thread that writes. */
public interface Store {
    /** Makes the next batch, and attaches the columns' lanes to it; all bytes are 0. */
    void addBatch(int batch);

    /**
     * Makes room for more bytes in an area; all lanes of the batch may be elsewhere then.
     *
     * @param row for the message of an exception
     * @param bytes that have to fit
     */
    void growArea(int batch, Node node, long row, long bytes);

    /**
     * Makes room for more elements of lists; all lanes of the batch may be elsewhere then.
     *
     * @param node the list
     * @param row for the message of an exception
     * @param elements that have to fit behind those that are used
     */
    void growElements(int batch, Node node, long row, int elements);

    /** Shows all rows to those who read the file. */
    void flush();

    /** Shows fewer rows than before: the last are removed. */
    void shrink(long rows);

    /** Shows all rows, and lets go of the file. */
    void close();
}
