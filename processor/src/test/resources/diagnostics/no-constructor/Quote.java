import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL103: Quote has no constructor that reading could call: Quote(String text) takes what is no field of that name and type. Add a constructor without parameters
    long id;

    Quote(String text) {
        id = Long.parseLong(text);
    }

    static long use(Quote quote) {
        return QuoteMarshaller.INSTANCE.sizeOf(quote);
    }
}
