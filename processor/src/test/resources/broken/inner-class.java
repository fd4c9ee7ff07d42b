import org.marshal4j.*;

class Outer {
    @Marshal
    class Quote implements Outer_QuoteMarshallable {
        int a;
    }
}
