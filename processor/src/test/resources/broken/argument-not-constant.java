import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    static int n() {
        return 3;
    }

    @FixedLength(Quote.n())
    String code;

    @MaxLength(1 / 0)
    String name;
}
