import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    @Since(2)
    String name;
    @Since(3)
    String venue;
}
