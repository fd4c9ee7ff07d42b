package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class HeldSchemasTest {

    private final Asked source = new Asked();
    private final Function<String, Schema> found = new HeldSchemas(source);

    /** A message may hold thousands of objects of a type, and looking for a class takes longer than reading most of them. */
    @Test
    void asksOnceForEachType() {
        Schema first = found.apply("com.acme.Leg");
        assertThat(found.apply("com.acme.Leg")).isSameAs(first);
        assertThat(found.apply("com.acme.Order")).isNotSameAs(first);
        assertThat(source.names).containsExactly("com.acme.Leg", "com.acme.Order");
    }

    /** Keeps the names that it is asked for. */
    private static final class Asked extends NoSource {
        private final List<String> names = new ArrayList<>();

        @Override
        public Schema find(String typeName) {
            names.add(typeName);
            return Schema.of(typeName);
        }
    }
}
