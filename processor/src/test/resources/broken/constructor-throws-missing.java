import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    final int a;

    Quote(int a) throws Missing {
        this.a = a;
    }
}
