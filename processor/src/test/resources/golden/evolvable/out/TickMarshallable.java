import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Tick} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface TickMarshallable extends EntityMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        TickMarshaller.INSTANCE.write((Tick) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        TickMarshaller.INSTANCE.readInto((Tick) this, in);
    }
}
