import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(String[].class)
    Thread thread;
}
