import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.size: was removed; it was int32, after price (field-removed
    long id;
    double px; // MARSHAL151: Quote.px: was called price
}
