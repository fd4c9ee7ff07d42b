    // as beginning in builder, but:
interface TickMarshallable extends WriteBytesMarshallable {
}
