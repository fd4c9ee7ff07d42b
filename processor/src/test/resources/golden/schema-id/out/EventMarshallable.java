    // as beginning in ancestors, but:
interface EventMarshallable extends WriteBytesMarshallable {
}
