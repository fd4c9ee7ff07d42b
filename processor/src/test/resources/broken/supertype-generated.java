import org.marshal4j.*;

@Marshal
class Base implements BaseMarshallable {
    Missing a;
}

@Marshal
class Quote extends Base implements QuoteMarshallable {
    int b;
}
