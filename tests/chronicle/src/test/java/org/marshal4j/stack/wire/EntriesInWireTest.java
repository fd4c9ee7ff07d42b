package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Entries, which Wire takes for objects of a class of the JDK, and generated code for a key and a value. */
class EntriesInWireTest {

    /** What generated code writes. */
    @Marshal
    static class Generated extends SelfDescribingMarshallable implements EntriesInWireTest_GeneratedMarshallable {
        Map.Entry<String, String> entry;
        SimpleEntry<String, LocalDate> simple;
        SimpleImmutableEntry<String, OrderLine> immutable;
        int after;
    }

    /** The same for Wire. */
    static class Plain extends SelfDescribingMarshallable {
        Map.Entry<String, String> entry;
        SimpleEntry<String, LocalDate> simple;
        SimpleImmutableEntry<String, OrderLine> immutable;
        int after;
    }

    private static Generated generated() {
        Generated generated = new Generated();
        generated.entry = Map.entry("k", "v: \"x\"");
        generated.simple = new SimpleEntry<>("d", LocalDate.of(2024, 2, 29));
        generated.immutable = new SimpleImmutableEntry<>(null, EveryType.line());
        generated.after = 7;
        return generated;
    }

    private static Plain plain() {
        Generated generated = generated();
        Plain plain = new Plain();
        plain.entry = new SimpleEntry<>(generated.entry);
        plain.simple = generated.simple;
        plain.immutable = generated.immutable;
        plain.after = 7;
        return plain;
    }

    private static Wire wireOf(WireType type, Marshallable object) {
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        object.writeMarshallable(wire);
        return wire;
    }

    private static void requireAll(Generated read) {
        Generated all = generated();
        assertThat(read.entry).isExactlyInstanceOf(SimpleEntry.class).isEqualTo(all.entry);
        assertThat(read.simple).isEqualTo(all.simple);
        assertThat(read.immutable).isEqualTo(all.immutable);
        assertThat(read.after).isEqualTo(7);
    }

    @Test
    void isAMappingOfKeyAndValue() {
        Generated generated = new Generated();
        generated.entry = Map.entry("k", "v");
        assertThat(wireOf(WireType.TEXT, generated).bytes().toString()).startsWith("""
                entry: {
                  key: k,
                  value: v
                }
                simple: !!null ""
                """);
        assertThat(wireOf(WireType.JSON, generated).bytes().toString())
                .startsWith("\"entry\":{\"key\":\"k\",\"value\":\"v\"},\"simple\":null");
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void isReadBack(WireType type) {
        Generated read = new Generated();
        read.readMarshallable(wireOf(type, generated()));
        requireAll(read);
    }

    /** In front of its mapping Wire puts the name of the class. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void whatWireWroteIsRead(WireType type) {
        Generated read = new Generated();
        read.readMarshallable(wireOf(type, plain()));
        requireAll(read);
    }

    /** Of an entry whose class it can create; what the key and the value are, it has to guess. */
    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "BINARY", "BINARY_LIGHT"})
    void wireReadsWhatWasWritten(WireType type) {
        Generated generated = new Generated();
        generated.immutable = new SimpleImmutableEntry<>("k", null);
        generated.after = 7;
        Plain read = new Plain();
        read.readMarshallable(wireOf(type, generated));
        assertThat(read.immutable).isEqualTo(generated.immutable);
        assertThat(read.after).isEqualTo(7);
    }

    @Test
    void theTwoComeInAnyOrder() {
        Generated read = new Generated();
        read.readMarshallable(WireType.TEXT.apply(Bytes.from("entry: { value: v, key: k }\nafter: 7\n")));
        assertThat(read.entry).isEqualTo(Map.entry("k", "v"));
        read.readMarshallable(WireType.YAML_ONLY.apply(Bytes.from("entry:\n  value: v\n  key: k\nafter: 8\n")));
        assertThat(read.entry).isEqualTo(Map.entry("k", "v"));
        assertThat(read.after).isEqualTo(8);
        read.readMarshallable(WireType.TEXT.apply(Bytes.from("entry: { key: k, more: [ 1 ] }\nafter: 9\n")));
        assertThat(read.entry).isEqualTo(new SimpleEntry<>("k", null));
        assertThat(read.after).isEqualTo(9);
    }
}
