import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: inherited the fields of Entity, now inherits none; the first field was id int64, is now bid float64
    double bid;
    long id;
}
