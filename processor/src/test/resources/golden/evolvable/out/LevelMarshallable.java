import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.WriteBytesMarshallable;
import net.openhft.chronicle.core.annotation.DontChain;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Level} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
@DontChain
interface LevelMarshallable extends WriteBytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        LevelMarshaller.INSTANCE.write((Level) (Object) this, out);
    }
}
