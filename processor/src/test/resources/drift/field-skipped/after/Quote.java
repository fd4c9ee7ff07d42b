import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long time;
    transient double bid; // MARSHAL150: Quote.bid: was float64 on the wire, behind
    @Skip
    double ask; // MARSHAL150: Quote.ask: was float64 on the wire, behind
}
