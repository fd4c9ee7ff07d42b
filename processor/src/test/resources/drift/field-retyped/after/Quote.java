import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    double bid; // MARSHAL150: Quote.bid: was float32 on the wire, is float64 (field-retyped: its bytes in older messages are of another form). Give it its type back
}
