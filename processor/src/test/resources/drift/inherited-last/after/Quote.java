import org.marshal4j.Marshal;

@Marshal(inheritedLast = true)
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Entity, now inherits none; the first field was id int64, is now price float64 (superclass-changed
    double price;
}

@Marshal
class Entity implements EntityMarshallable {
    long id;
}
