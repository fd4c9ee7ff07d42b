import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable {
    int a;

    @Since(-1)
    int b;
}
