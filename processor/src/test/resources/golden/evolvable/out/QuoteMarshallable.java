    // as beginning in default-package, but:
interface QuoteMarshallable extends EntityMarshallable {

    // as in empty: readMarshallable
}
