import org.marshal4j.*;

@Marshal
record Quote(Quote... a) implements QuoteMarshallable {
    Quote {
        return;
    }
}
