import org.marshal4j.*;

@Marshal
class Quote extends Base implements QuoteMarshallable {
    int a;
}

@Marshal
class Base extends Quote implements BaseMarshallable {
    int b;
}
