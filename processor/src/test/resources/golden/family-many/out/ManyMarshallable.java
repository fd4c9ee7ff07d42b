    // as beginning in ancestors, but:
interface ManyMarshallable extends BytesMarshallable {
}
