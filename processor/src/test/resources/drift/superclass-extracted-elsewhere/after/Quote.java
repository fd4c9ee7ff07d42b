import org.marshal4j.*;

@Marshal
class Quote extends Entity implements QuoteMarshallable { // MARSHAL150: Quote: took over the fields of no other, and takes those of Entity; the first field was
    double bid;
}

@Marshal
abstract class Entity implements EntityMarshallable {
    long id;
}
