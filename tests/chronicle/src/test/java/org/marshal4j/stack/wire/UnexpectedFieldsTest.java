package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.UnexpectedFieldHandlingException;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Classes that want to be told of fields that they do not have. */
class UnexpectedFieldsTest {

    @Marshal
    static class Plugin extends SelfDescribingMarshallable implements UnexpectedFieldsTest_PluginMarshallable {
        String name = "unnamed";
        int priority = 7;
        final transient Map<String, Object> others = new LinkedHashMap<>();

        @Override
        public void unexpectedField(Object event, ValueIn in) {
            others.put(event.toString(), in.object());
        }
    }

    /** Inherits the method of its superclass. */
    @Marshal
    static class Filter extends Plugin implements UnexpectedFieldsTest_FilterMarshallable {
        boolean strict;
    }

    /** Like a newer version of the same class. */
    static class Newer extends SelfDescribingMarshallable {
        String colour = "red";
        String name = "sort";
        long size = 3;
        boolean strict = true;
    }

    @Marshal
    static class Closed implements Marshallable, UnexpectedFieldsTest_ClosedMarshallable {
        @Override
        public void unexpectedField(Object event, ValueIn in) {
            throw new IllegalArgumentException("no field " + event);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "BINARY", "BINARY_LIGHT"})
    void unknownFieldsArePassedToTheObject(WireType type) {
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        new Newer().writeMarshallable(wire);
        Filter filter = new Filter();
        filter.priority = 1;
        filter.readMarshallable(wire);
        assertThat(filter.name).isEqualTo("sort");
        assertThat(filter.strict).isTrue();
        assertThat(filter.priority).as("as in a new object").isEqualTo(7);
        assertThat(filter.others).hasSize(2).containsEntry("colour", "red");
        assertThat(((Number) filter.others.get("size")).longValue()).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT", "RAW"})
    void itsOwnFieldsAreReadAsUsual(WireType type) {
        Filter value = new Filter();
        value.name = "own";
        value.strict = true;
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        value.writeMarshallable(wire);
        Filter read = new Filter();
        read.readMarshallable(wire);
        assertThat(read.others).isEmpty();
        assertThat(read).hasToString(value.toString());
    }

    @Test
    void namesThatBeginWithAMinusAreComments() {
        Plugin plugin = new Plugin();
        plugin.readMarshallable(WireType.TEXT.apply(Bytes.from("-old: 3\nname: x\n")));
        assertThat(plugin.others).isEmpty();
        assertThat(plugin.name).isEqualTo("x");
    }

    @Test
    void aClassWithoutFieldsMayRefuseAllFields() {
        Closed closed = new Closed();
        assertThatThrownBy(() -> closed.readMarshallable(WireType.TEXT.apply(Bytes.from("a: 1\n"))))
                .isInstanceOf(UnexpectedFieldHandlingException.class)
                .hasRootCauseMessage("no field a");
    }
}
