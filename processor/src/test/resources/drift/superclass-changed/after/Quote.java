import org.marshal4j.*;

@Marshal
class Quote extends Named implements QuoteMarshallable { // MARSHAL150: Quote: took over the fields of Entity, and takes those of Named; the first field was id int64, is name text? (superclass-changed: older messages have the fields of the other one). Undo it
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
