package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SchemaShapeTest {
    private static final String[] WHOLE = {
        "id int64",
        "side enum a.Side(BUY,SELL)?",
        "all map<enum a.Side(BUY,SELL),list<enum a.b$Kind(X)?>>?",
        "known oneof(\"enum a.Side\",\"(\")",
        "later int32? since=2"
    };

    /** The constants that the classes have, whatever texts list. */
    private record Enums(Map<String, List<String>> constants) implements SchemaSource {
        @Override
        public Schema find(String typeName) {
            throw new IllegalArgumentException(typeName);
        }

        @Override
        public List<String> constants(String enumName) {
            return constants.get(enumName);
        }

        @Override
        public boolean imports(String typeName) {
            return false;
        }

        @Override
        public boolean isImporter() {
            return false;
        }
    }

    private static final Enums ENUMS = new Enums(Map.of("a.Side", List.of("BUY", "SELL"), "a.b$Kind", List.of("X")));

    @Test
    void aTextThatLeavesConstantsOutHasTheShapeOfTheWholeSchema() {
        long whole = Schema.of("a.Quote", WHOLE).shape();
        String[] without = new String[WHOLE.length];
        for (int i = 0; i < WHOLE.length; i++) {
            without[i] = WHOLE[i].contains("oneof") ? WHOLE[i] : WHOLE[i].replaceAll("\\([^)]*\\)", "");
        }
        assertThat(Schema.lazy("a.Quote", ENUMS, without).shape()).isEqualTo(whole);
        assertThat(Schema.lazy("a.Quote", ENUMS, WHOLE).shape()).isEqualTo(whole);
        Enums newer = new Enums(Map.of("a.Side", List.of("SELL", "BUY"), "a.b$Kind", List.of("X")));
        assertThat(Schema.lazy("a.Quote", newer, WHOLE).shape()).isNotEqualTo(whole);
    }

    @Test
    void fieldsAndClassesOfAFamilyCount() {
        Schema schema = Schema.of("a.Quote", "id int64", "bid int64");
        assertThat(List.of(
                        schema.shape(),
                        Schema.of("a.Quote", "bid int64", "id int64").shape(),
                        Schema.of("a.Quote", "id int64").shape(),
                        Schema.of("a.Quote").shape(),
                        schema.asFamily("1 a.Ask").shape(),
                        schema.asFamily("2 a.Ask").shape(),
                        schema.asFamily("1 a.Bid").shape()))
                .doesNotHaveDuplicates();
    }
}
