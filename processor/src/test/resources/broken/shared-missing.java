import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Shared
    Missing a;

    @Shared
    java.util.List<Gone> b;
}
