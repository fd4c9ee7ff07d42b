package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.TreeMap;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/**
 * Classes that extend collections and maps: their elements are written to Chronicle Wire under the name {@code this}.
 */
class ExtendedInWireTest {

    @Marshal
    static class Names extends ArrayList<String> implements Marshallable, ExtendedInWireTest_NamesMarshallable {
        private static final long serialVersionUID = 1;

        int own;
    }

    @Marshal
    static class Counts extends TreeMap<String, Integer>
            implements Marshallable, ExtendedInWireTest_CountsMarshallable {
        private static final long serialVersionUID = 1;

        int own;
    }

    @Marshal
    static class Holder extends SelfDescribingMarshallable implements ExtendedInWireTest_HolderMarshallable {
        Names names;
        Counts counts;
        int last;
    }

    @Test
    void writesElementsAsThis() {
        Wire wire = WireType.YAML_ONLY.apply(Bytes.allocateElasticOnHeap());
        counts().writeMarshallable(wire);
        assertThat(wire.toString()).isEqualTo("this: {\n  k: 1\n}\nown: 4\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"YAML_ONLY", "TEXT", "BINARY", "JSON"})
    void isReadBack(WireType type) {
        Holder holder = new Holder();
        holder.names = names();
        holder.counts = counts();
        holder.last = 9;
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        holder.writeMarshallable(wire);
        Holder read = new Holder();
        read.readMarshallable(wire);
        assertThat(read.names).containsExactly("a", null);
        assertThat(read.names.own).isEqualTo(3);
        assertThat(read.counts).isEqualTo(counts());
        assertThat(read.counts.own).isEqualTo(4);
        assertThat(read.last).isEqualTo(9);
    }

    @Test
    void replacesItsElements() {
        Wire wire = WireType.TEXT.apply(Bytes.allocateElasticOnHeap());
        names().writeMarshallable(wire);
        Names read = new Names();
        read.add("old");
        read.readMarshallable(wire);
        assertThat(read).containsExactly("a", null);
    }

    private static Names names() {
        Names names = new Names();
        names.add("a");
        names.add(null);
        names.own = 3;
        return names;
    }

    private static Counts counts() {
        Counts counts = new Counts();
        counts.put("k", 1);
        counts.own = 4;
        return counts;
    }
}
