import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: is no longer the root of a family (family-changed
    long id;
}

@Marshal
class Ask extends Quote implements AskMarshallable {
    int n;
}
