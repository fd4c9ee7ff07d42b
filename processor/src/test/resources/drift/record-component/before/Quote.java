import org.marshal4j.*;

@Marshal
record Quote(
        long id,
        double bid) // MARSHAL150: was float32 on the wire, is float64
        implements QuoteMarshallable {}
