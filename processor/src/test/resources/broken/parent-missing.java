import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Parent
    Missing parent;

    @Parent
    int other;
}
