import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(int.class)
    Thread thread;
}
