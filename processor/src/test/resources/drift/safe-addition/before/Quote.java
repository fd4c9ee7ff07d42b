import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote.venue: was text? on the wire, behind
    long id;
    @Since(2)
    String name;
}
