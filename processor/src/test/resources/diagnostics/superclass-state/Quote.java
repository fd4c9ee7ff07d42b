import org.marshal4j.Marshal;

class Base {
    static int count;
    transient int cached;
    long created;
}

@Marshal
class Quote extends Base implements QuoteMarshallable { // MARSHAL106: Quote extends Base, which has the field created but no @Marshal
    long id;
}
