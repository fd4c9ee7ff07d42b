import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL103: all of them are private or throw checked exceptions
    long id;

    private Quote() {}

    Quote(long id) throws Exception {
        this.id = id;
    }
}
