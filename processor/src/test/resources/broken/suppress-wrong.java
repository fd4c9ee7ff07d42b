import org.marshal4j.*;

@SuppressWarnings(1)
@Marshal
class Quote implements QuoteMarshallable {
    @SuppressWarnings(Missing.ALL)
    int a;
}
