import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Entity} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface EntityMarshallable extends BytesMarshallable {
}
