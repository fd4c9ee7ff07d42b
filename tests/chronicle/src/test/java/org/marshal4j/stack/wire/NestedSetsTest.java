package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Sets inside other containers, before which Wire writes their type. */
class NestedSetsTest {

    @Marshal
    static class Generated extends SelfDescribingMarshallable implements NestedSetsTest_GeneratedMarshallable {
        List<Set<String>> sets = new ArrayList<>();
        Map<String, Set<String>> map = new LinkedHashMap<>();
        List<SortedSet<String>> sorted = new ArrayList<>();
    }

    static class Plain extends SelfDescribingMarshallable {
        List<Set<String>> sets = new ArrayList<>();
        Map<String, Set<String>> map = new LinkedHashMap<>();
        List<SortedSet<String>> sorted = new ArrayList<>();
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void areReadAsWireWritesThem(WireType type) {
        Plain plain = new Plain();
        plain.sets.add(new LinkedHashSet<>(List.of("a", "b")));
        plain.sets.add(new LinkedHashSet<>());
        plain.map.put("k", new LinkedHashSet<>(List.of("c")));
        plain.sorted.add(new java.util.TreeSet<>(List.of("d")));
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        plain.writeMarshallable(wire);

        Generated read = new Generated();
        read.readMarshallable(wire);

        assertThat(read.sets).isEqualTo(plain.sets);
        assertThat(read.map).isEqualTo(plain.map);
        assertThat(read.sorted).isEqualTo(plain.sorted);
    }

    /** Wire itself cannot read the elements of sequences there. */
    @Test
    void valuesOfMapsAreReadFromYaml() {
        Plain plain = new Plain();
        plain.map.put("k", new LinkedHashSet<>(List.of("a", "b")));
        plain.map.put("l", new LinkedHashSet<>());
        Wire wire = WireType.YAML_ONLY.apply(Bytes.allocateElasticOnHeap());
        plain.writeMarshallable(wire);

        Generated read = new Generated();
        read.readMarshallable(wire);

        assertThat(read.map).isEqualTo(plain.map);
    }

    @Test
    void areReadByTheirTags() {
        Generated read = new Generated();
        read.readMarshallable(
                WireType.TEXT.apply(Bytes.from("sets: [ !!set [ a ], !!set [ ] ]\nmap: { k: !!set [ ] }\n")));
        assertThat(read.sets).isEqualTo(List.of(Set.of("a"), Set.of()));
        assertThat(read.map).isEqualTo(Map.of("k", Set.of()));
    }

    @Test
    void nullIsReadAsNullEvenIfTheListWasInitiallyEmpty() {
        for (WireType type : List.of(WireType.TEXT, WireType.YAML_ONLY, WireType.BINARY_LIGHT, WireType.JSON)) {
            Generated none = new Generated();
            none.sets = null;
            none.map = null;
            Wire wire = type.apply(Bytes.allocateElasticOnHeap());
            none.writeMarshallable(wire);
            Generated read = new Generated();
            read.readMarshallable(wire);
            assertThat(read.sets).as(type.name()).isNull();
            assertThat(read.map).as(type.name()).isNull();
        }
    }
}
