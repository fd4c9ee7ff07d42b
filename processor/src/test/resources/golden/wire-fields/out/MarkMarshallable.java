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
 * Makes {@link Mark} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
interface MarkMarshallable extends BytesMarshallable, Marshallable {
    @Override
    default void writeMarshallable(WireOut wire) {
        MarkWireFields.write((Mark) this, wire);
    }

    @Override
    default void readMarshallable(WireIn wire) {
        MarkWireFields.read((Mark) this, wire);
    }

    @Override
    default void writeMarshallable(BytesOut<?> out) {
        MarkMarshaller.INSTANCE.write((Mark) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        MarkMarshaller.INSTANCE.readInto((Mark) this, in);
    }
}
