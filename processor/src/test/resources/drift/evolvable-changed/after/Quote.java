import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: is evolvable now (evolvable-changed: the bytes of evolvable types are in frames, those of others are not). Undo it
    long id;
}
