import org.marshal4j.*;

@Marshal
record Quote(int a) implements QuoteMarshallable {
    String a() {
        return "";
    }
}
