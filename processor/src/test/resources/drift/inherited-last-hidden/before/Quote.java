import org.marshal4j.Marshal;

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited no fields, now inherits those of Entity; fields with the same name have each other's places (superclass-changed
    long id;
}

@Marshal
class Entity implements EntityMarshallable {
    long id;
}
