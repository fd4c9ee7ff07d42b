import org.marshal4j.Marshal;

@Marshal(inheritedLast = true)
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote.version: was removed; it was int32, after id (field-removed
    double price;
}

@Marshal
class Entity implements EntityMarshallable { // MARSHAL150: Entity.version: was removed
    long id;
}
