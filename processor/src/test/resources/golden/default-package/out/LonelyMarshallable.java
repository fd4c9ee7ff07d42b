import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Lonely} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface LonelyMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        LonelyMarshaller.INSTANCE.write((Lonely) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        LonelyMarshaller.INSTANCE.readInto((Lonely) this, in);
    }
}
