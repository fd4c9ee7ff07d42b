package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.annotation.DontChain;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Order.Line} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
interface Order_LineMarshallable extends BytesMarshallable, Marshallable {
    @Override
    default void writeMarshallable(WireOut wire) {
        Order_LineWireFields.write((Order.Line) this, wire);
    }

    @Override
    default void readMarshallable(WireIn wire) {
        Order_LineWireFields.read((Order.Line) this, wire);
    }

    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Order_LineMarshaller.INSTANCE.write((Order.Line) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Order_LineMarshaller.INSTANCE.readInto((Order.Line) this, in);
    }
}
