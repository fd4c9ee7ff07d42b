package org.marshal4j.runtime.inspect;

import java.util.function.Function;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;

/** The schemas that a function finds. */
final class TestSource extends NoSource {
    private final Function<String, Schema> found;

    TestSource(Function<String, Schema> found) {
        this.found = found;
    }

    @Override
    public Schema find(String typeName) {
        return found.apply(typeName);
    }
}
