package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Comment;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireMarshaller;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Comments on fields are written as Wire's reflection writes them. */
class CommentsTest {

    @Marshal
    static class Limit extends SelfDescribingMarshallable implements CommentsTest_LimitMarshallable {
        @Comment("in lots, at most %s at once")
        int amount;

        @Comment("the desk")
        String desk;

        @Comment("%s of them")
        List<String> traders;

        boolean open;
    }

    private static Limit limit() {
        Limit limit = new Limit();
        limit.amount = 300;
        limit.desk = "rates";
        limit.traders = List.of("ann", "bob");
        return limit;
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY", "BINARY", "BINARY_LIGHT"})
    void equalThoseOfWireAndAreSkippedWhenRead(WireType type) {
        Wire byWire = type.apply(Bytes.allocateElasticOnHeap());
        byWire.write("limit").marshallable(out -> WireMarshaller.of(Limit.class).writeMarshallable(limit(), out));
        Wire generated = type.apply(Bytes.allocateElasticOnHeap());
        generated.write("limit").marshallable(limit()::writeMarshallable);
        assertThat(generated.bytes().toHexString()).isEqualTo(byWire.bytes().toHexString());

        Limit read = new Limit();
        generated.read("limit").marshallable(read::readMarshallable);
        assertThat(read).isEqualTo(limit());
    }

    @Test
    void comeAfterTheirFields() {
        assertThat(limit().toString().lines())
                .anyMatch(line -> line.contains("amount: 300") && line.contains("# in lots, at most 300 at once"))
                .anyMatch(line -> line.contains("desk: rates") && line.contains("# the desk"));
    }
}
