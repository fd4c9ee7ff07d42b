package org.marshal4j.table;

import java.util.function.Function;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;

/** The schemas that a function finds. */
public final class TestSource extends NoSource {
    private final Function<String, Schema> found;

    public TestSource(Function<String, Schema> found) {
        this.found = found;
    }

    @Override
    public Schema find(String typeName) {
        return found.apply(typeName);
    }
}
