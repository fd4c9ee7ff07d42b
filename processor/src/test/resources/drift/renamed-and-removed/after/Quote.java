import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.px: was removed; it was float64, after id (field-removed
    long number; // MARSHAL151: Quote.number: was called id
    int size;
}
