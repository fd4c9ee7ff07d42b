import org.marshal4j.*;

@Marshal
class Quote<A extends B, B extends A> implements QuoteMarshallable {
    A a;
    B b;
}
