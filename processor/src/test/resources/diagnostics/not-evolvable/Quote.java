import org.marshal4j.Marshal;
import org.marshal4j.Since;

@Marshal
class Quote implements QuoteMarshallable {
    long id;

    @Since(1)
    long time;

    @Since(2)
    double price; // MARSHAL141: Quote.price has @Since, but Quote is not evolvable, so readers cannot tell whether a message has the field. Remove @Since, or declare @Marshal(evolvable = true), which changes the bytes.
}
