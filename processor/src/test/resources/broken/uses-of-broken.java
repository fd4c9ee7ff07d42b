import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Missing a;
}

class User {
    Quote read(net.openhft.chronicle.bytes.Bytes<?> bytes) {
        Quote quote = QuoteMarshaller.INSTANCE.read(bytes);
        QuoteMarshaller.INSTANCE.write(quote, bytes);
        quote.writeMarshallable(bytes);
        return quote;
    }
}
