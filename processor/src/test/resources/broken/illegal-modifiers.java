import org.marshal4j.*;

@Marshal
private static class Quote implements QuoteMarshallable {
    abstract int a;
    final volatile int b;
    synchronized int c;
}
