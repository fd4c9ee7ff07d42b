package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.Marshal;
import org.marshal4j.Skip;

/** A service that is a DTO itself, so that its state can be written, is called by method readers. */
class ServiceTest {

    interface Orders {
        void order(Order order);

        void cancel(long id);
    }

    @Marshal
    static class Service extends SelfDescribingMarshallable implements Orders, ServiceTest_ServiceMarshallable {
        int orders;

        @Skip
        final transient List<Object> events = new ArrayList<>();

        @Override
        public void order(Order order) {
            orders++;
            events.add(order.deepCopy());
        }

        @Override
        public void cancel(long id) {
            events.add(id);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isTheTargetOfAMethodReader(boolean scanning) {
        Wire wire = WireType.BINARY_LIGHT.apply(Bytes.allocateElasticOnHeap());
        Orders writer = wire.methodWriter(Orders.class);
        writer.order(Filled.order());
        writer.cancel(42);

        Service service = new Service();
        MethodReader reader = wire.methodReaderBuilder().scanning(scanning).build(service);
        while (reader.readOne()) {
            assertThat(service.orders).isEqualTo(1);
        }

        assertThat(service.events).containsExactly(Filled.order(), 42L);
    }
}
