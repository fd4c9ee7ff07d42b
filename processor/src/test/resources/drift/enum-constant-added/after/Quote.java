import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    java.util.Map<String, Side> side; // MARSHAL150: (enum-constant-added: readers that do not have it refuse it). Give it to all readers first, then run marshal4j:update
}

enum Side {
    BUY, SELL, SHORT
}
