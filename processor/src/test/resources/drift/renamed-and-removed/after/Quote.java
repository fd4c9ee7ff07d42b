import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.px: was float64 on the wire, behind id, is not there any more (field-removed
    long number; // MARSHAL151: Quote.number: was called id
    int size;
}
