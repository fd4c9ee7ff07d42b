import org.marshal4j.*;

@Marshal
record Quote(
        long id,
        float bid) // MARSHAL150: Quote.bid: wire type was float64, is now float32
        implements QuoteMarshallable {}
