import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Book.Level} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface Book_LevelMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        Book_LevelMarshaller.INSTANCE.write((Book.Level) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        Book_LevelMarshaller.INSTANCE.readInto((Book.Level) this, in);
    }
}
