import org.marshal4j.Marshal;

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited no fields, now inherits those of Entity; the first field was price float64, is now id int64 (superclass-changed
    double price;
}

@Marshal
class Entity implements EntityMarshallable {
    long id;
}
