import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long time;
    transient double bid; // MARSHAL150: Quote.bid: was removed; it was float64, after time
    @Skip
    double ask; // MARSHAL150: Quote.ask: was removed; it was float64, after bid
}
