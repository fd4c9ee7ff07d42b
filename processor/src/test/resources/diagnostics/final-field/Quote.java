import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable {
    final long id;
    final int version = 1; // MARSHAL112: Quote.version is final, and no constructor takes it

    Quote(long id) {
        this.id = id;
    }
}
