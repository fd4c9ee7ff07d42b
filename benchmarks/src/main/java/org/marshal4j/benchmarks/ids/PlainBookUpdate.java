package org.marshal4j.benchmarks.ids;

import org.marshal4j.Marshal;
import org.marshal4j.benchmarks.workload.book.BookUpdate;

/** The same fields, without a schema id. */
@Marshal
public final class PlainBookUpdate extends BookUpdate implements PlainBookUpdateMarshallable {
    private static final long serialVersionUID = 1L;
}
