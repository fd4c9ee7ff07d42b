import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    double bid;
    String name;
    long id; // MARSHAL150: Quote.id: stood elsewhere among the fields (field-moved: the fields of older messages stand in another order). Move it back
}
