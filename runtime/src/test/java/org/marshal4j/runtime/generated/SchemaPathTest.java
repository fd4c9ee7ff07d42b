package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;

class SchemaPathTest {
    private static final Map<String, Schema> SCHEMAS = Map.of(
            "Trade", Schema.of("Trade", "next Trade?", "legs list<Leg>", "shape family Shape"),
            "Leg", Schema.of("Leg", "level Level"),
            "Level", Schema.of("Level", "price int8"),
            "Shape", Schema.of("Shape").asFamily("1 Circle", "2 Line"),
            "Circle", Schema.of("Circle", "center Point"),
            "Line", Schema.of("Line", "from Point"),
            "Point", Schema.of("Point", "x int8"));

    @ParameterizedTest
    @CsvSource({
        "Trade,Trade,(at next)",
        "Trade,Leg,(at legs)",
        "Trade,Level,(at legs.level)",
        "Trade,Shape,(at shape)",
        "Trade,Line,(at shape)",
        "Trade,Point,(at shape.center)",
        "Trade,Other,",
        "Shape,Circle,",
        "Shape,Point,(at center)"
    })
    void isTheShortest(String root, String type, String path) {
        Schema schema = SCHEMAS.get(root).from(new NoSource() {
            @Override
            public Schema find(String name) {
                return SCHEMAS.get(name);
            }
        });
        assertThat(SchemaPath.from(schema, type)).isEqualTo(path == null ? "" : " " + path);
    }
}
