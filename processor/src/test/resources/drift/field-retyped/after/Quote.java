import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL150: Quote.bid: wire type was float32, is now float64 (field-retyped: older messages have other bytes for it). Restore its type, or accept the change with marshal4j:update.
}
