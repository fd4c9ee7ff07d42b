package org.marshal4j.runtime.inspect;

import org.marshal4j.schema.SchemaField;

/** Is told where the fields of the outermost object are. */
@FunctionalInterface
interface Located {
    /**
     * Called for a field.
     *
     * @param offset where it starts, in bytes from the start of the message
     */
    void field(SchemaField field, long offset);
}
