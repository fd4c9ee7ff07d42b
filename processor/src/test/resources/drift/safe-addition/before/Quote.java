import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.venue: was removed; it was text?, after name
    long id;
    @Since(2)
    String name;
}
