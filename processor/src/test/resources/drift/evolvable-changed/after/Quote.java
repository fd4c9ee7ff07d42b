import org.marshal4j.*;

@Marshal(evolvable = true)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: is now evolvable (evolvable-changed: evolvable types are written in versioned blocks, others are not). Undo it, or accept the change with marshal4j:update.
    long id;
}
