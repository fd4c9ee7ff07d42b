import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: took over the fields of Entity, and takes those of no other; the first field was
    double bid;
    long id;
}
