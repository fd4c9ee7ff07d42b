import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;
}

@Marshal(evolvable = true)
class Leg implements LegMarshallable { // MARSHAL150: Leg: is now evolvable (evolvable-changed
    long id;
}
