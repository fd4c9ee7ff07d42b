import org.marshal4j.*;

@Marshal
record Quote(
        long id,
        double bid) // MARSHAL150: Quote.bid: wire type was float32, is now float64
        implements QuoteMarshallable {}
