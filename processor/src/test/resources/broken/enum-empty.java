import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side;

    enum Side {}
}
