import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable { // MARSHAL113: but marshal4j-runtime is version 0.0.1. Use the same version of both.
    long id;
}
