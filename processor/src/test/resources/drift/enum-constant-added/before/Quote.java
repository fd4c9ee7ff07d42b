import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    java.util.Map<String, Side> side; // MARSHAL150: enum-constant-removed
}

enum Side {
    BUY, SELL
}
