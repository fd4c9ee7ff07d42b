package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FixedSizesTest {
    private static final Map<String, Schema> TYPES = Map.of(
            "Leg", Schema.of("Leg", "price int8", "open bool"),
            "Word", Schema.of("Word", "text text"),
            "Node", Schema.of("Node", "id int8", "next Node"),
            "Shape", Schema.of("Shape").asFamily("1 Leg"),
            "Nothing", Schema.of("Nothing"));

    private final FixedSizes sizes = new FixedSizes(TYPES::get);

    private int of(String... fields) {
        return sizes.of(Schema.of("A" + String.join(",", fields), fields));
    }

    @Test
    void isTheSumOfTheFields() {
        assertThat(of("a int8", "b int32?", "c text[3]")).isEqualTo(1 + 5 + 4);
        assertThat(of("a int8", "b Leg", "c Leg?")).isEqualTo(1 + 2 + 3);
        assertThat(of("a Nothing")).isZero();
        assertThat(of("a Nothing?")).isOne();
        assertThat(sizes.of("Leg")).isEqualTo(2);
        assertThat(sizes.of("Leg")).as("again").isEqualTo(2);
    }

    @Test
    void varyingSizesAreNotFixed() {
        assertThat(of("a text")).isEqualTo(-1);
        assertThat(of("a Word")).isEqualTo(-1);
        assertThat(of("a int8", "b Word?")).isEqualTo(-1);
        assertThat(of("a Leg", "b Word", "c Leg")).isEqualTo(-1);
        assertThat(sizes.of("Node")).isEqualTo(-1);
        assertThat(sizes.of("Shape")).isEqualTo(-1);
        assertThat(sizes.within(TYPES.get("Leg"))).isSameAs(sizes);
        assertThat(of("a Leg")).as("within a Leg").isEqualTo(-1);
    }

    @Test
    void depthDoesNotMatter() {
        int types = 50_000;
        FixedSizes deep = new FixedSizes(name -> {
            int number = Integer.parseInt(name.substring(1));
            return number == types ? Schema.of(name, "x int8") : Schema.of(name, "next T" + (number + 1) + "?");
        });
        assertThat(deep.of("T0")).isEqualTo(types + 1);
        assertThat(deep.of("T" + (types - 1))).isEqualTo(2);
    }

    @Test
    void nestedTypesAreNotLookedUpNeedlessly() {
        FixedSizes none = new FixedSizes(name -> {
            throw new AssertionError(name);
        });
        assertThat(none.of(Schema.of("A", "a Leg", "b text"))).isEqualTo(-1);
    }

    @Test
    void nothingIsLargerThanAnArrayCanBe() {
        String two = "custom[999999999] X";
        assertThat(of("a " + two, "b " + two, "c custom[147483649] X")).isEqualTo(Integer.MAX_VALUE);
        assertThat(of("a " + two, "b " + two, "c custom[147483650] X")).isEqualTo(-1);
    }
}
