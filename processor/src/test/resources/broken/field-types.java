import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    void a;
    var b = 1;
    void[] c;
    ? d;
}
