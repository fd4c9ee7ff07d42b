    // as beginning in default-package, but:
interface Book_HalfMarshallable extends WriteBytesMarshallable {
}
