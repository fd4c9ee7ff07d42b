import org.marshal4j.*;

@Marshal(subtypes = Ask.class)
@TypeId(0)
class Quote implements QuoteMarshallable { // MARSHAL150: Quote: is now the root of a family (family-changed
    long id;
}

@Marshal
@TypeId(1)
class Ask extends Quote implements AskMarshallable {
    int n;
}
