import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(Missing.class)
    Thread thread;
}
