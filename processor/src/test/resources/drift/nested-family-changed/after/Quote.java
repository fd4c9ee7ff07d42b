import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    Leg leg;
    java.util.List<Leg> legs;
}

@Marshal(subtypes = Option.class)
@TypeId(0)
class Leg implements LegMarshallable { // MARSHAL150: Leg: is now the root of a family (family-changed
    long id;
}

@Marshal
@TypeId(1)
class Option extends Leg implements OptionMarshallable {}
