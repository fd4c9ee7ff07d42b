    // as beginning in builder, but:
interface Event_LoginMarshallable extends BytesMarshallable {

    // as in externalizable: readMarshallable
}
