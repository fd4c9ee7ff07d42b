import org.marshal4j.*;

@Marshal
record Quote implements QuoteMarshallable {}
