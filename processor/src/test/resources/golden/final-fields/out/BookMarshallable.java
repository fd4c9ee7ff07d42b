import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Book} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface BookMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        BookMarshaller.INSTANCE.write((Book) this, out);
    }

    @Override
    default void readMarshallable(BytesIn<?> in) {
        BookMarshaller.INSTANCE.readInto((Book) this, in);
    }
}
