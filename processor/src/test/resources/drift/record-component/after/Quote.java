import org.marshal4j.*;

@Marshal
record Quote(
        long id,
        float bid) // MARSHAL150: was float64 on the wire, is float32
        implements QuoteMarshallable {}
