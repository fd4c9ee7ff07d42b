import org.marshal4j.*;

@Marshal(copy = null)
class Quote implements QuoteMarshallable {
    @MarshalWith(null)
    String name;
}
