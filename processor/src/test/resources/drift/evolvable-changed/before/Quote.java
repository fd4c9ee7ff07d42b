import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: was evolvable (evolvable-changed
    long id;
}
