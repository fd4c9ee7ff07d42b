import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: the field bid (float64) is gone (field-removed: the bytes of older messages have it). Put it back, or accept it with marshal4j:update.
    long id;
    String name;
}
