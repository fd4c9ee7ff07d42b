import org.marshal4j.*;

@Marshal
class Quote extends Named implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Entity, now inherits those of Named; the first field was id int64, is now name text? (superclass-changed: older messages have the fields of the old superclass). Undo it, or accept the change with marshal4j:update.
    double bid;
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
}

@Marshal
abstract class Named implements NamedMarshallable {
    String name;
}
