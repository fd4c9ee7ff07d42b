    // as beginning in empty, but:
interface QuoteMarshallable extends BytesMarshallable {

    // as in empty: readMarshallable
}
