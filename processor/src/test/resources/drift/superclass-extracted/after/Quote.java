import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable {
    double bid;
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
    String venue;
}
