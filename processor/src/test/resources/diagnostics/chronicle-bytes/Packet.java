import java.nio.ByteBuffer;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import org.marshal4j.Marshal;

@Marshal
class Packet implements PacketMarshallable {
    Bytes<?> payload;
    List<Bytes<?>> parts;
    final Bytes<?> kept = Bytes.allocateElasticOnHeap();
    final BytesStore<?, ?> store = BytesStore.wrap(new byte[1]); // MARSHAL112: Packet.store is final
    Bytes<ByteBuffer> buffer; // MARSHAL105: Declare Bytes<?> or BytesStore<?, ?>: the bytes do not say which kind of memory they were in.
}
