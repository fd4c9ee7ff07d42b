import org.marshal4j.Marshal;

@Marshal(inheritedLast = true)
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote.version: is new (field-added
    double price;
}

@Marshal
class Entity implements EntityMarshallable {
    long id;
    int version; // MARSHAL150: Entity.version: is new (field-added
}
