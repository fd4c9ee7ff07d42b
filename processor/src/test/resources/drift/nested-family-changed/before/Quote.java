import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;
    java.util.List<Leg> legs;
}

@Marshal
class Leg implements LegMarshallable { // MARSHAL150: Leg: is no longer the root of a family (family-changed
    long id;
}
