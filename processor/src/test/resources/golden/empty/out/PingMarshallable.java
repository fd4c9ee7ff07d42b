import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;
package com.acme;


/**
 * Makes {@link Ping} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface PingMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        PingMarshaller.INSTANCE.write((Ping) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        PingMarshaller.INSTANCE.readInto((Ping) this, in);
    }
}
