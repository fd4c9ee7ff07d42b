package org.marshal4j.runtime.inspect;

import org.marshal4j.schema.SchemaField;

/** Is told where the fields of the outermost object are. */
@FunctionalInterface
interface Located {
    /**
     * One of them.
     *
     * @param offset where it begins, in bytes from the start of the message
     */
    void field(SchemaField field, long offset);
}
