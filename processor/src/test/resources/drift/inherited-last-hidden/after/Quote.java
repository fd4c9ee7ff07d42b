import org.marshal4j.Marshal;

@Marshal(inheritedLast = true)
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Entity, now inherits none; fields with the same name have each other's places (superclass-changed
    long id;
}

@Marshal
class Entity implements EntityMarshallable {
    long id;
}
