    // as beginning in bean, but:
interface AccountMarshallable extends BytesMarshallable {

    // as in empty: readMarshallable
}
