import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double bid;
    String name;
    long id; // MARSHAL150: Quote.id: was the first field, is now after name (field-moved: older messages have the fields in another order). Move it back, or accept the change with marshal4j:update.
}
