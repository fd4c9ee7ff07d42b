import org.marshal4j.*;

@Marshal
class Quote extends Runnable implements QuoteMarshallable, Object {
    int a;
}
