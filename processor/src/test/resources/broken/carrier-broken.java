import org.marshal4j.*;

@Marshal(copy = Marshal.Copy.BULK)
abstract class Base implements BaseMarshallable {
    String a;
}

@Marshal
class Quote extends Base implements QuoteMarshallable {
    int b;
}
