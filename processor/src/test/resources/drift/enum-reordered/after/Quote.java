import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Side side; // MARSHAL150: Quote.side: wire type was enum Side(BUY,SELL)?, is now enum Side(SELL,BUY)? (enum-reordered: constants are numbered in the order of declaration). Restore the order, and put new constants last, or accept the change with marshal4j:update.
}

enum Side {
    SELL, BUY
}
