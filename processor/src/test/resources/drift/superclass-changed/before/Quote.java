import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Named, now inherits those of Entity; the first field was name text?, is now id int64
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
