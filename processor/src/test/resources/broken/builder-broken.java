import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    private final int a;

    private Quote(Missing builder) {
        this.a = 1;
    }

    static Missing builder() {
        return null;
    }
}
