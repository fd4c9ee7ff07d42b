import org.marshal4j.*;

@Marshal
class Quote extends Missing<String> implements QuoteMarshallable, Gone {
    int a;
}
