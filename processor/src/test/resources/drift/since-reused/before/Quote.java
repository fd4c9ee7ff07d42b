import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: field-removed
    long id;
    @Since(2)
    String name;
}
