package org.marshal4j.table.generated;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.table.memory.Node;

/**
 * The columns of a file that is opened read-only without a class: they are requested as the file has them.
 *
 * @param columns to request them from
 * @param nodes what the file has
 * @param rows the type of the rows in the file; one without a name and fields, if the file does not say it
 * @param schemas that type and the nested ones, as far as the file has them
 * @param source where they are
 */
public record StoredColumns(TableColumns columns, List<Node> nodes, Schema rows, Schemas schemas, Release source) {
    /** Releases the file before its columns are finished. */
    public interface Release {
        /** Releases the file. */
        void release();
    }

    /**
     * Opens a file.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL249 if it cannot be opened
     */
    public static StoredColumns open(Path file) {
        return TableSource.openAsStored(file);
    }

    /** Releases the file of columns that have not been finished. */
    public void abandon() {
        source.release();
    }

    /** Releases the file. */
    public void close() {
        columns.memory().store().close();
        columns.memory().rows().close();
    }
}
