import net.openhft.chronicle.bytes.BytesMarshallable;
import org.marshal4j.Marshal;

// What the generated interface extends is known where a bound asks for it, in the same compilation.
// Quote: 0700000000000000
@Marshal
public class Quote implements QuoteMarshallable {
    long id;

    static Quote sample() {
        Quote quote = new Quote();
        quote.id = 7;
        return Bounds.same(Quote.class, quote);
    }
}

class Bounds {
    static <T extends BytesMarshallable> T same(Class<T> type, T object) {
        return type.cast(object);
    }
}
