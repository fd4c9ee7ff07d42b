import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: inherited no fields, now inherits those of Entity; the first field was bid float64, is now id int64
    double bid;
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
}
