import org.marshal4j.*;

@Marshal
record Quote(Missing a, int b) implements QuoteMarshallable {}
