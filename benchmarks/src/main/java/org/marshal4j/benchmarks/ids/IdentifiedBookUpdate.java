package org.marshal4j.benchmarks.ids;

import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.book.BookUpdate;

/** The same fields, with a schema id before each message. */
@Marshal(schemaId = true)
public final class IdentifiedBookUpdate extends BookUpdate implements IdentifiedBookUpdateMarshallable {
    private static final long serialVersionUID = 1L;
}
