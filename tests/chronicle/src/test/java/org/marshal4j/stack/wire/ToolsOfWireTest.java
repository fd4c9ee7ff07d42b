package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MethodReader;
import net.openhft.chronicle.core.pool.ClassAliasPool;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Chronicle's tools for DTOs work for DTOs with generated code. */
class ToolsOfWireTest {

    @BeforeAll
    static void aliases() {
        ClassAliasPool.CLASS_ALIASES.addAlias(Order.class, Share.class, MarketData.class, BytesMarketData.class);
    }

    @Test
    void toStringIsYaml() {
        assertThat(Filled.order()).hasToString("""
                        !Order {
                          sender: me & you,
                          body: {
                            currency: EUR,
                            minor: 500
                          },
                          id: 42,
                          venue: XLON,
                          side: SELL,
                          customer: {
                            id: 3,
                            name: "Ann: \\"x\\"",
                            country: GB
                          },
                          lines: [
                            { product: tea, quantity: 2, price: "3.50" },
                            { product: !!null "", quantity: 0, price: !!null "" }
                          ],
                          instrument: !Share {
                            isin: GB00,
                            votes: 3
                          }
                        }
                        """);
    }

    @Test
    void fromStringReadsWhatToStringWrote() {
        Order order = Filled.order();

        assertThat(Marshallable.<Object>fromString(order.toString())).isEqualTo(order);
        assertThat((Object) WireType.TEXT.fromString(Order.class, order.toString()))
                .isEqualTo(order);
        assertThat(WireType.YAML_ONLY.<Object>fromString(order.toString())).isEqualTo(order);
    }

    @Test
    void copiesAreEqual() {
        Order order = Filled.order();

        Order copy = order.deepCopy();

        assertThat(copy).isEqualTo(order).hasSameHashCodeAs(order).isNotSameAs(order);
        assertThat(copy.lines).isNotSameAs(order.lines);
        copy.lines.get(1).quantity = 1;
        assertThat(copy).isNotEqualTo(order);
        assertThat(order.copyTo(new Order())).isEqualTo(order);
    }

    @Test
    void resetMakesItLikeNew() {
        Order order = Filled.order();

        order.reset();

        assertThat(order).isEqualTo(new Order());
    }

    @Test
    void missingFieldsAreAsInANewObjectAndShareNothing() {
        Order first = Marshallable.fromString(Order.class, "{ customer: { name: x }, id: 1, other: 2 }");
        Order second = Marshallable.fromString(Order.class, "{ sender: x }");

        assertThat(first.customer.country()).isEqualTo("GB");
        assertThat(first.id).isEqualTo(1);
        assertThat(first.lines).isEmpty();
        first.lines.add(new OrderLine());
        assertThat(second.lines).isEmpty();
    }

    @Test
    void fieldsMayBeInAnyOrder() {
        Order order = Marshallable.fromString(
                "!Order { side: BUY, id: 3, venue: XPAR, lines: [ { quantity: 9 } ], sender: s }");

        assertThat(order.sender).isEqualTo("s");
        assertThat(order.side).isEqualTo(Side.BUY);
        assertThat(order.lines)
                .singleElement()
                .extracting(line -> line.quantity)
                .isEqualTo(9);
        assertThat(order.toString()).contains("venue: XPAR");
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "BINARY", "BINARY_LIGHT"})
    void fieldsOfOlderAndNewerWritersAreTolerated(WireType type) {
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        wire.write("code").int32(1);
        wire.write("side").text("BUY");
        wire.write("more").text("than is known");
        wire.write("sender").text("s");
        wire.write("customer")
                .marshallable(customer ->
                        customer.write("name").text("x").write("sender").text("y"));
        wire.write("id").int64(3);
        wire.write("last").int32(2);

        Order order = Filled.order();
        order.readMarshallable(wire);

        Order expected = new Order();
        expected.side = Side.BUY;
        expected.sender = "s";
        expected.id = 3;
        expected.customer = new Customer(0, "x");
        assertThat(order).isEqualTo(expected);
    }

    /** Methods that take messages as arguments. */
    interface Listener {
        void order(Order order);

        void marketData(MarketData data);

        void bytes(BytesMarketData data);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "BINARY", "BINARY_LIGHT"})
    void methodWritersAndReadersAcceptThem(WireType type) {
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        Listener writer = wire.methodWriter(Listener.class);
        BytesMarketData data = new BytesMarketData();
        data.venue = "XLON";
        data.ask = 1.5;
        writer.order(Filled.order());
        writer.marketData(Filled.marketData());
        writer.bytes(data);

        List<Object> read = new ArrayList<>();
        MethodReader reader = wire.methodReader(new Listener() {
            @Override
            public void order(Order order) {
                read.add(order.deepCopy());
            }

            @Override
            public void marketData(MarketData data) {
                read.add(data.deepCopy());
            }

            @Override
            public void bytes(BytesMarketData data) {
                read.add(data.deepCopy());
            }
        });
        while (reader.readOne()) {
            assertThat(read).isNotEmpty();
        }

        assertThat(read).containsExactly(Filled.order(), Filled.marketData(), data);
    }

    @Test
    void bytesInBinaryAreThoseOfTheMarshaller() {
        BytesMarketData data = new BytesMarketData();
        data.securityId = 3;
        data.venue = "XLON";
        Bytes<byte[]> own = Bytes.allocateElasticOnHeap();
        BytesMarketDataMarshaller.INSTANCE.write(data, own);
        Bytes<?> inWire = Bytes.allocateElasticOnHeap();

        WireType.BINARY_LIGHT.apply(inWire).getValueOut().object(BytesMarketData.class, data);

        assertThat(inWire.toString()).contains("XLON").doesNotContain("securityId");
        assertThat(inWire.readRemaining()).isEqualTo(own.readRemaining() + 5);
        assertThat(data.toString()).startsWith("!BytesMarketData {").contains("venue: XLON");
        assertThat(Marshallable.<Object>fromString(data.toString())).isEqualTo(data);
        assertThat(data.<BytesMarketData>deepCopy()).isEqualTo(data);
    }

    @Test
    void otherClassesAreRefused() {
        Order other = new Order() {};
        Wire wire = WireType.BINARY_LIGHT.apply(Bytes.allocateElasticOnHeap());

        assertThatThrownBy(() -> other.writeMarshallable(wire)).hasMessageContaining(Order.class.getName());
    }
}
