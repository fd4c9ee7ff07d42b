package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class HeldSchemasTest {

    private final Asked source = new Asked();
    private final Schema order = Schema.of("com.acme.Order", source);

    /**
     * A message may hold thousands of objects of a type, and looking for a class takes longer than reading most of
     * them.
     */
    @Test
    void asksOnceForEachType() {
        Function<String, Schema> found = order.resolver();
        Schema first = found.apply("com.acme.Leg");
        assertThat(found.apply("com.acme.Leg")).isSameAs(first);
        assertThat(found.apply("com.acme.Party")).isNotSameAs(first);
        assertThat(source.names).containsExactly("com.acme.Leg", "com.acme.Party");
    }

    /** A sender of messages that are refused decides how often they are walked. */
    @Test
    void asksOnceForAllWalks() {
        Schema first = order.resolver().apply("com.acme.Leg");
        assertThat(order.resolver().apply("com.acme.Leg")).isSameAs(first);
        assertThat(order.asFamily("1 com.acme.Order").resolver().apply("com.acme.Leg"))
                .isSameAs(first);
        assertThat(source.names).containsExactly("com.acme.Leg");
        order.from(source).resolver().apply("com.acme.Leg");
        assertThat(source.names).hasSize(2);
    }

    @Test
    void asksOnceForImportedTypes() {
        Asked importer = new Asked();
        importer.imported = "com.acme.Amount";
        source.inner = importer;
        for (int walk = 0; walk < 2; walk++) {
            Function<String, Schema> found = order.resolver();
            found.apply("com.acme.Leg");
            found.apply("com.acme.Amount");
        }
        assertThat(source.names).containsExactly("com.acme.Leg");
        assertThat(importer.names).containsExactly("com.acme.Amount");
    }

    /** Which importer is asked depends on what this message holds, not on earlier messages. */
    @Test
    void eachWalkHasItsOwnImporters() {
        Asked importer = new Asked();
        importer.imported = "com.acme.Amount";
        source.inner = importer;
        order.resolver().apply("com.acme.Leg");
        order.resolver().apply("com.acme.Amount");
        assertThat(source.names).containsExactly("com.acme.Leg", "com.acme.Amount");
        assertThat(importer.names).isEmpty();
    }

    @Test
    void missingSchemaIsLookedForAgain() {
        source.isMissing = true;
        Function<String, Schema> found = order.resolver();
        assertThatThrownBy(() -> found.apply("com.acme.Leg")).isInstanceOf(IllegalArgumentException.class);
        source.isMissing = false;
        assertThat(found.apply("com.acme.Leg").type()).isEqualTo("com.acme.Leg");
    }

    @Test
    void remembersALimitedNumber() {
        for (int walk = 0; walk < 2; walk++) {
            Function<String, Schema> found = order.resolver();
            for (int i = 0; i <= FoundSchemas.MOST; i++) {
                found.apply("com.acme.Leg" + i);
            }
        }
        assertThat(source.names).hasSize(FoundSchemas.MOST + 2).endsWith("com.acme.Leg" + FoundSchemas.MOST);
    }

    /** Records the names that it is asked for. */
    private static final class Asked extends NoSource {
        private final List<String> names = new ArrayList<>();
        private SchemaSource inner = NoSource.INSTANCE;
        private boolean isMissing;
        private String imported = "";

        @Override
        public Schema find(String typeName) {
            names.add(typeName);
            return isMissing ? super.find(typeName) : Schema.of(typeName, inner);
        }

        @Override
        public boolean imports(String typeName) {
            return typeName.equals(imported);
        }

        @Override
        public boolean isImporter() {
            return !imported.isEmpty();
        }
    }
}
