    // as beginning in wire, but:
interface Order_LineMarshallable extends BytesMarshallable, Marshallable {

    // as in wire: readMarshallable, writeMarshallable
    // as in empty: readMarshallable
}
