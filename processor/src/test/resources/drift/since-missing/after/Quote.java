import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    String name; // MARSHAL150: Quote.name: is new, but has version 1, and accepted fields already go up to version 1 (since-missing: readers cannot tell that older messages do not have it). Mark it @Since with a number greater than all existing ones, or accept the change with marshal4j:update.
}
