import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable {
    double bid;
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
    int version; // MARSHAL150: Entity.version: is new (field-added
}
