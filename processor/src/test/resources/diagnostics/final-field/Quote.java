import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable {
    final long id;
    final long made = System.nanoTime(); // MARSHAL112: Quote.made is final, but no constructor has a parameter for it, so reading cannot set it

    Quote(long id) {
        this.id = id;
    }
}
