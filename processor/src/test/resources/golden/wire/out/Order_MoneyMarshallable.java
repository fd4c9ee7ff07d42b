package com.acme;

import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import net.openhft.chronicle.core.annotation.DontChain;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Order.Money} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
interface Order_MoneyMarshallable extends WriteBytesMarshallable, WriteMarshallable {
    @Override
    default void writeMarshallable(WireOut wire) {
        Order_MoneyWireFields.write((Order.Money) (Object) this, wire);
    }

    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Order_MoneyMarshaller.INSTANCE.write((Order.Money) (Object) this, out);
    }
}
