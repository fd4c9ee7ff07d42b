import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    @Since(3)
    String name; // MARSHAL150: Quote.name: was of version 2, is now of version 3 (since-changed
}
