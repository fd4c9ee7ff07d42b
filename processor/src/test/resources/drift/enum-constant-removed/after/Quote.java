import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: Quote.side: wire type was enum Side(BUY,SELL,SHORT)?, is now enum Side(BUY,SELL)? (enum-constant-removed: constants are written as numbers, and older messages may hold it). Put it back, or accept the change with marshal4j:update.
}

enum Side {
    BUY, SELL
}
