import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
    String venue;
    double bid;
}
