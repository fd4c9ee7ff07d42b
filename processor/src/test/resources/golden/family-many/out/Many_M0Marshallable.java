    // as beginning in builder, but:
interface Many_M0Marshallable extends ManyMarshallable {

    // as in externalizable: readMarshallable
}
