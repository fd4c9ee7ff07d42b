import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id; // MARSHAL151: Quote.id: was called number
    double px; // MARSHAL150: Quote.px: is new (field-added
    int size;
}
