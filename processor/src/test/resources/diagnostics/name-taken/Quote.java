import org.marshal4j.Marshal;

@Marshal
class Quote { // MARSHAL111: QuoteMarshaller cannot be generated for Quote: a class with that name already exists. Rename one of the two; for an imported class, set qualified = true in its @MarshalImport.
    long id;
}

class QuoteMarshaller {}
