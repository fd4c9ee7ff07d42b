import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;
}

@Marshal
class Leg implements LegMarshallable { // MARSHAL150: Leg: is no longer evolvable (evolvable-changed
    long id;
}
