import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    long id;
    @Since(2)
    String venue; // MARSHAL150: since-missing
    @Since(2)
    String name;
}
