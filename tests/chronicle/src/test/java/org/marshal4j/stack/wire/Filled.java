package org.marshal4j.stack.wire;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.WireType;
import net.openhft.chronicle.wire.converter.ShortText;

/** Sample objects. */
final class Filled {
    private Filled() {}

    static MarketData marketData() {
        MarketData data = new MarketData();
        data.securityId = 7_000_000_000L;
        data.time = 1_700_000_000_123_456_789L;
        data.bidQty0 = 100;
        data.bidPrice0 = 101.25;
        data.askPrice3 = -0.5;
        return data;
    }

    static Order order() {
        Order order = new Order();
        order.sender = "me & you";
        order.body = new Money("EUR", 500);
        order.id = 42;
        order.venue = ShortText.INSTANCE.parse("XLON");
        order.side = Side.SELL;
        order.customer = new Customer(3, "Ann: \"x\"");
        OrderLine line = new OrderLine();
        line.product = "tea";
        line.quantity = 2;
        line.price = new BigDecimal("3.50");
        order.lines.add(line);
        order.lines.add(new OrderLine());
        order.instrument = new Share("GB00", 3);
        return order;
    }

    /** Gives the fields of an object's class the values that they have in an object of a subclass, and returns it. */
    static <T> T like(T values, T object) {
        try {
            for (Field field : object.getClass().getDeclaredFields()) {
                field.set(object, field.get(values));
            }
            return object;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns what an object writes to a wire. */
    static Bytes<?> written(WireType type, Marshallable object) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        object.writeMarshallable(type.apply(bytes));
        return bytes;
    }
}
