package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;

class DifferenceLinesTest {
    private static final Function<String, Schema> THERE = Map.of(
            "Leg", Schema.of("Leg", "a int8", "loop Leg?"),
            "Shape", Schema.of("Shape").asFamily("1 Leg", "2 Gone"))::get;
    private static final Function<String, Schema> HERE = Map.of(
            "Foot", Schema.of("Foot", "a int16", "loop Foot?"),
            "Leg", Schema.of("Leg", "a int16", "loop Leg?"),
            "Shape", Schema.of("Shape").asFamily("1 Leg", "3 New"))::get;

    @Test
    void removedNewAndChangedFields() {
        assertThat(between(Schema.of("X", "a int8", "b text", "c bool"), Schema.of("X", "c bool", "a int16", "d int8")))
                .containsExactly(
                        "X.b: text, missing here",
                        "X.a: int8, here int16",
                        "X.d: missing, here int8",
                        "X: in the order a, c, here c, a");
        assertThat(between(Schema.of("X", "a int8", "gone int8"), Schema.of("X", "new int8", "a int8")))
                .containsExactly("X.gone: int8, missing here", "X.new: missing, here int8");
        assertThat(between(Schema.of("X", "a int8"), Schema.of("X", "a int8"))).isEmpty();
    }

    /** The lock file knows that the field of that name is another one. */
    @Test
    void removedFieldsHaveTheNameThatTheyHad() {
        assertThat(between(Schema.of("X", "a- int8"), Schema.of("X", "a int8")))
                .containsExactly("X.a: int8, missing here", "X.a: missing, here int8");
    }

    @Test
    void versionsOfFields() {
        assertThat(between(
                        Schema.of("X", "X frame", "a int8", "b int8 since=2"),
                        Schema.of("X", "X frame", "a int8", "b int8 since=3")))
                .containsExactly("X.b: int8 since=2, here int8 since=3");
    }

    @Test
    void hiddenFieldsAreCompared() {
        assertThat(between(Schema.of("X", "a int8", "a int8"), Schema.of("X", "a int8", "a bool")))
                .containsExactly("X.a': int8, here bool");
    }

    @Test
    void heldTypesAreComparedWhateverTheirNames() {
        assertThat(between(Schema.of("X", "l list<Leg?>"), Schema.of("X", "l list<Foot?>")))
                .containsExactly("Leg.a: int8, here int16");
        assertThat(between(Schema.of("X", "one Leg", "l Leg"), Schema.of("X", "l Leg")))
                .containsExactly("X.one: Leg, missing here", "Leg.a: int8, here int16");
    }

    @Test
    void schemaIds() {
        Schema plain = Schema.of("X", "l Leg");
        assertThat(between(plain, plain.withSchemaId()))
                .containsExactly(
                        "X: messages begin without a schema id, here with a schema id", "Leg.a: int8, here int16");
        assertThat(between(plain.withSchemaId(), plain.withSchemaId())).hasSize(1);
    }

    @Test
    void membersOfFamilies() {
        assertThat(between(THERE.apply("Shape"), HERE.apply("Shape")))
                .containsExactly("Shape: subtypes {1=Leg, 2=Gone}, here {1=Leg, 3=New}", "Leg.a: int8, here int16");
    }

    private static List<String> between(Schema there, Schema here) {
        return DifferenceLines.between(there, THERE, here, HERE);
    }
}
