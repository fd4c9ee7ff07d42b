package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.evolution.v1.Order;
import org.marshal4j.blackbox.evolution.v1.OrderMarshaller;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.lock.Schemas;

/** Texts that were made to attack code that reads schemas. */
class HostileSchemasTest {
    private static final Duration EVER = Duration.ofMinutes(5);

    private static String nested(int levels) {
        return "a.B\n  x " + "list<".repeat(levels) + "int32" + ">".repeat(levels) + "\n";
    }

    @Test
    void nestedTypesAreRefusedBeforeTheStackOverflows() {
        assertThat(Schemas.parse(nested(255)).has("a.B")).isTrue();
        for (int levels : new int[] {300, 20_000}) {
            assertThatThrownBy(() -> Schemas.parse(nested(levels)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("nested more than 300 deep");
        }
    }

    @Test
    void aHeaderWithNestedTypesIsRefused() {
        byte[] header = StreamHeaderFuzzTest.header("type a.B 0000000000000000\n\n" + nested(20_000));
        assertThatThrownBy(() -> ChronicleBuffers.readHeader(Bytes.wrapForRead(header)))
                .hasMessageContaining("MARSHAL219");
    }

    @Test
    void aHeaderThatAnnouncesATypeWithoutASchemaIsRefused() {
        Bytes<?> bytes = Bytes.wrapForRead(
                StreamHeaderFuzzTest.header("type " + Order.class.getName() + " 0000000000000000\nwire 1\n"));
        assertThatThrownBy(() -> ChronicleBuffers.checkHeader(bytes, OrderMarshaller.INSTANCE))
                .hasMessageContaining("is missing")
                .hasMessageContaining("MARSHAL219");
        assertThat(bytes.readPosition()).isZero();
    }

    /** Each type holds two of the next one: a message of no bytes contains 2⁶⁰ objects. */
    @Test
    void explainingTypesThatDoubleEnds() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            text.append("a.T%1$s%n  b a.T%2$s%n  c a.T%2$s%n%n".formatted(i, i + 1));
        }
        Schemas schemas = Schemas.parse(text.append("a.T60\n").toString());
        String explained = Assertions.assertTimeoutPreemptively(
                EVER, () -> Explain.explain(schemas.apply("a.T0"), schemas, Input.of(new byte[0])));
        assertThat(explained).contains("MARSHAL207");
    }
}
