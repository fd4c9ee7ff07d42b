import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable {
    final long id;
    final int version = 1; // MARSHAL112: Quote.version is final, but no constructor has a parameter for it, so reading cannot set it

    Quote(long id) {
        this.id = id;
    }
}
