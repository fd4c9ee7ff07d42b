import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: messages no longer begin with a schema id (schema-id-changed
    long id;
}
