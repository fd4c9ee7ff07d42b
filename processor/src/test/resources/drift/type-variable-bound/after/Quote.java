import org.marshal4j.*;

@Marshal
class Quote extends Page implements QuoteMarshallable {
    double bid;
}

@Marshal
abstract class Page implements PageMarshallable {
    Integer first;
}
