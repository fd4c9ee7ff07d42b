package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** The generated class of an interface of getters and setters in Chronicle Wire, which writes it by reflection. */
class BeanInWireTest {

    /** Numbers, a text, a list, and another such object. */
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

    @ParameterizedTest
    @EnumSource(
            value = WireType.class,
            names = {"TEXT", "BINARY", "YAML_ONLY"})
    void isReadAsItWasWritten(WireType type) {
        BeanInWireTest_RateBean rate = new BeanInWireTest_RateBean();
        rate.setName("EURUSD");
        rate.bid(1.25);
        rate.setTags(List.of("spot", "major"));
        BeanInWireTest_RateBean next = new BeanInWireTest_RateBean();
        next.setName("USDJPY");
        rate.setNext(next);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = type.apply(bytes);
        wire.write("rate").object(rate);
        BeanInWireTest_RateBean read = wire.read("rate").object(BeanInWireTest_RateBean.class);
        assertThat(read).isNotSameAs(rate).isEqualTo(rate);
        assertThat(BeanInWireTest_RateMarshaller.INSTANCE.toByteArray(read))
                .isEqualTo(BeanInWireTest_RateMarshaller.INSTANCE.toByteArray(rate));
        bytes.releaseLast();
    }
}
