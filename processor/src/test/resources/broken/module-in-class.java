import org.marshal4j.*;

module com.acme {
    requires missing;
}

@Marshal
class Quote implements QuoteMarshallable {
    int a;
}
