import org.marshal4j.*;

@Marshal
record Quote(int a, int a) implements QuoteMarshallable {}
