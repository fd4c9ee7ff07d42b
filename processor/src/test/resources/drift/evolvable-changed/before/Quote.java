import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: is no longer evolvable (evolvable-changed
    long id;
}
