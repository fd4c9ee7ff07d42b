import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;
}

@Marshal
class Leg implements LegMarshallable { // MARSHAL150: Leg: was evolvable (evolvable-changed
    long id;
}
