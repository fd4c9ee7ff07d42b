import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.bid: was float64 on the wire, behind id, is not there any more (field-removed: the bytes of older messages have it). Put it back, or accept it with marshal4j:update.
    long id;
    String name;
}
