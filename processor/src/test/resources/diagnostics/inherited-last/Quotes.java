import org.marshal4j.Marshal;

@Marshal(evolvable = true)
class Entity implements EntityMarshallable {
    long id;
}

@Marshal(evolvable = true, inheritedLast = true)
class Quote extends Entity implements QuoteMarshallable { // MARSHAL122: Quote: @Marshal(inheritedLast = true) is not possible for an evolvable type, whose superclasses have blocks before its own. Change the annotation's value.
    double price;
}

@Marshal(inheritedLast = true)
class Alone implements AloneMarshallable { // MARSHAL122: Alone: @Marshal(inheritedLast = true) has no effect on a type that inherits no fields. Change the annotation's value.
    double price;
}
