import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.size: was removed; it was int32, after price (field-removed
    double px; // MARSHAL151: Quote.px: was called price
}
