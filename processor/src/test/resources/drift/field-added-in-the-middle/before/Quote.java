import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: the field bid (float64) is gone (field-removed
    long id;
    String name;
}
