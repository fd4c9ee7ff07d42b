import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
}

@Marshal
class Leg implements LegMarshallable {
    long id;
}
