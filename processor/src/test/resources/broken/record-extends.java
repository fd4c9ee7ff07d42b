import org.marshal4j.*;

@Marshal
record Quote(int a) extends Thread implements QuoteMarshallable {}
