import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.Marshal;

// A class that has methods of its own is not marshalled by reflection: nothing is said of it.
// Quote: 0700000000000000
@Marshal
public class Quote implements BytesMarshallable {
    long id;

    static Quote sample() {
        Quote quote = new Quote();
        quote.id = 7;
        return quote;
    }

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeLong(id);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        id = in.readLong();
    }
}
