package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.Wires;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** The generated class of an interface of getters and setters in Chronicle Wire, which writes it by reflection. */
class BeanInWireTest {

    /** Has numbers, a text, a list, and another such object. */
    @Marshal(view = true)
    @SuppressWarnings("marshal4j")
    public interface Rate {
        String getName();

        void setName(String name);

        double bid();

        void bid(double bid);

        List<String> getTags();

        void setTags(List<String> tags);

        Rate getNext();

        void setNext(Rate next);
    }

    private static BeanInWireTest_RateBean rate() {
        BeanInWireTest_RateBean rate = new BeanInWireTest_RateBean();
        rate.setName("EURUSD");
        rate.bid(1.25);
        rate.setTags(List.of("spot", "major"));
        return rate;
    }

    private static void assertSame(BeanInWireTest_RateBean rate, BeanInWireTest_RateBean read) {
        assertThat(read).isNotSameAs(rate).isEqualTo(rate);
        assertThat(BeanInWireTest_RateMarshaller.INSTANCE.toByteArray(read))
                .isEqualTo(BeanInWireTest_RateMarshaller.INSTANCE.toByteArray(rate));
    }

    @Test
    void isAnObjectInBinary() {
        BeanInWireTest_RateBean rate = rate();
        rate.setNext(rate());
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = WireType.BINARY.apply(bytes);
        wire.write("rate").object(rate);
        assertSame(rate, wire.read("rate").object(BeanInWireTest_RateBean.class));
        bytes.releaseLast();
    }

    /** If an object can write itself to Bytes, Wire assumes a binary form, unless it is asked to write the fields. */
    @ParameterizedTest
    @EnumSource(
            value = WireType.class,
            names = {"TEXT", "BINARY", "YAML_ONLY"})
    void isWrittenByItsFields(WireType type) {
        BeanInWireTest_RateBean rate = rate();
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = type.apply(bytes);
        Wires.writeMarshallable(rate, wire);
        BeanInWireTest_RateBean read = new BeanInWireTest_RateBean();
        Wires.readMarshallable(read, wire, true);
        assertSame(rate, read);
        bytes.releaseLast();
    }
}
