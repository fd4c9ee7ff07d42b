import org.marshal4j.Marshal;

@Marshal
class Quote { // MARSHAL111: QuoteMarshaller is to be generated for Quote, but there is a class of that name already. Rename one of the two, or have @MarshalImport name it in another package.
    long id;
}

class QuoteMarshaller {}
