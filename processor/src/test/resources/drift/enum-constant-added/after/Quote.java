import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    java.util.Map<String, Side> side; // MARSHAL150: Quote.side: wire type was map<text?,enum Side(BUY,SELL)?>?, is now map<text?,enum Side(BUY,SELL,SHORT)?>? (enum-constant-added: readers that do not know it refuse it). Update all readers first, then run marshal4j:update.
}

enum Side {
    BUY, SELL, SHORT
}
