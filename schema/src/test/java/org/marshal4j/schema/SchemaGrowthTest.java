package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaGrowthTest {
    private static final Schema LEG = Schema.of("Leg", "a int8");
    private static final Schema OTHER_LEG = Schema.of("Leg", "a int16");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "enum Side(BUY,SELL); enum Side(BUY,SELL,NONE)",
                "oneof(\"A\",\"B\"); oneof(\"A\",\"B\",\"C\")",
                "list<enum Side(BUY)>; list<enum Side(BUY,SELL)>",
                "map<text,enum Side(BUY)>; map<text,enum Side(BUY,SELL)>",
                "map<enum Side(BUY),int8>; map<enum Side(BUY,SELL),int8>",
                "optional<enum Side(BUY)>; optional<enum Side(BUY,SELL)>",
            })
    void theReaderMayKnowMore(String before, String after) {
        assertThat(isReadable(of("x " + before), of("x " + after))).isTrue();
        assertThat(isReadable(of("x " + after), of("x " + before))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "int8; int16",
                "int8; int8?",
                "text; text(max=3)",
                "list<int8>; list<int8>(max=3)",
                "list<int8>; list<int16>",
                "map<int8,text>; map<int8,text>(max=3)",
                "map<int8,text>; map<int8,uri>",
                "map<int8,text>; map<int16,text>",
                "optional<int8>; optional<int16>",
                "optional<int8>; list<int8>",
                "enum Side(BUY,SELL); enum Side(SELL,BUY)",
                "enum Side(BUY); enum Side(BUY)?",
                "oneof(\"A\",\"B\"); oneof(\"B\",\"A\")",
                "Leg; framed Leg",
                "Leg; shared Leg",
                "Leg; family Leg",
                "custom a.A; custom a.B",
                "custom[8] a.A; custom[4] a.A",
            })
    void otherBytesAreRefused(String before, String after) {
        assertThat(isReadable(of("x " + before), of("x " + after))).isFalse();
        assertThat(isReadable(of("x " + after), of("x " + before))).isFalse();
        assertThat(isReadable(of("x " + before), of("x " + before))).isTrue();
    }

    @Test
    void fieldsOfTypesThatAreNotEvolvableAreThoseAndNoOthers() {
        Schema one = of("a int8");
        assertThat(isReadable(one, of("b int8"))).isFalse();
        assertThat(isReadable(one, of("a int8", "b int8"))).isFalse();
        assertThat(isReadable(of("a int8", "b int8"), one)).isFalse();
        assertThat(isReadable(one, of("a int8", "b int8 since=2"))).isFalse();
        assertThat(isReadable(one, of("X frame", "a int8"))).isFalse();
    }

    @Test
    void evolvableTypesGrowAtTheEndOfEachFrame() {
        Schema first = of("X frame", "a int8", "Y frame", "b int8");
        Schema second = of("X frame", "a int8", "c text since=2", "Y frame", "b int8", "d int8 since=3");
        assertThat(isReadable(first, second)).isTrue();
        assertThat(isReadable(second, first)).isTrue();
        assertThat(isReadable(first, of("X frame", "a int8", "Y frame", "b int8", "d int8")))
                .as("older messages do not have it, and it does not say so")
                .isFalse();
        assertThat(isReadable(second, of("X frame", "a int8", "c text since=3", "Y frame", "b int8", "d int8 since=3")))
                .isFalse();
        assertThat(isReadable(first, of("X frame", "a int8", "b int8"))).isFalse();
        assertThat(isReadable(first, of("X frame", "a int8", "Y frame", "c int8 since=2", "b int8")))
                .isFalse();
        assertThat(isReadable(first, of("Z frame", "a int8", "Y frame", "b int8")))
                .as("frames are called like their classes")
                .isTrue();
    }

    @Test
    void typesThatAreHeld() {
        for (String holder : List.of("x Leg", "x list<Leg?>", "x shared Leg", "x optional<Leg>", "x map<text,Leg>")) {
            assertThat(isReadable(of(holder), LEG, of(holder), LEG)).as(holder).isTrue();
            assertThat(isReadable(of(holder), LEG, of(holder), OTHER_LEG))
                    .as(holder)
                    .isFalse();
        }
    }

    @Test
    void familiesGrowAtTheReader() {
        Schema one = Schema.of("Root").asFamily("1 Leg");
        Schema two = Schema.of("Root").asFamily("1 Leg", "2 Arm");
        Function<String, Schema> types = Map.of("Leg", LEG, "Arm", Schema.of("Arm", "b int8"), "Root", one)::get;
        assertThat(SchemaGrowth.isReadable(one, types, two, types)).isTrue();
        assertThat(SchemaGrowth.isReadable(two, types, one, types)).isFalse();
        assertThat(SchemaGrowth.isReadable(one, types, Schema.of("Root"), types))
                .isFalse();
        Function<String, Schema> others = Map.of("Leg", OTHER_LEG)::get;
        assertThat(SchemaGrowth.isReadable(one, types, one, others)).isFalse();
    }

    @Test
    void theNumberOfTheOutermostObjectMayNotComeOrGo() {
        Schema plain = of("X frame", "a int8");
        Schema referring = of("X frame", "a int8", "self shared X since=2");
        assertThat(isReadable(plain, referring)).isFalse();
        assertThat(isReadable(referring, plain)).isFalse();
        assertThat(isReadable(referring, referring)).isTrue();
    }

    /** A writer may claim what it likes: here each type holds the next, and the reader's holds itself. */
    @Test
    void anyNumberOfTypesInEachOther() {
        int count = 50_000;
        Map<String, Schema> chain = new HashMap<>();
        for (int i = 0; i < count; i++) {
            chain.put("T" + i, Schema.of("T" + i, "next T" + (i + 1) + "?"));
        }
        Schema end = Schema.of("T" + count, "next int8");
        chain.put(end.type(), end);
        Schema node = Schema.of("Node", "next Node?");
        Function<String, Schema> here = Map.of("Node", node)::get;
        assertThat(SchemaGrowth.isReadable(chain.get("T0"), chain::get, node, here))
                .isFalse();
        assertThat(SchemaDifference.between(chain.get("T0"), chain::get, node, here))
                .containsExactly("T" + count + ".next: int8, here object?");
    }

    private static Schema of(String... fields) {
        return Schema.of("X", fields);
    }

    private static boolean isReadable(Schema there, Schema here) {
        return isReadable(there, LEG, here, LEG);
    }

    private static boolean isReadable(Schema there, Schema legThere, Schema here, Schema legHere) {
        return SchemaGrowth.isReadable(
                there, Map.of("X", there, "Leg", legThere)::get, here, Map.of("X", here, "Leg", legHere)::get);
    }
}
