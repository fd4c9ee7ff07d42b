import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    @Since(2)
    String name; // MARSHAL150: Quote.name: was of version 3, is now of version 2 (since-changed
}
