import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    private long id;
    @Interned String name;
    transient int cache;
    static int n;
}
