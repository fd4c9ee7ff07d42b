import org.marshal4j.*;

@Marshal
@Missing(x = @Gone)
class Quote implements QuoteMarshallable {
    @Missing
    int a;

    java.util.List<@Missing String> b;
}
