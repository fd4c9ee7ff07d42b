import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    String name; // MARSHAL150: Quote.name: was not there, but is of version 1, as accepted fields are up to version 1 (since-missing: readers could not tell that older messages do not have it). Mark it @Since
}
