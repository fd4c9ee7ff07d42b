    // as beginning in empty, but:
public interface CallableMarshallable extends BondMarshallable {

    // as in empty: readMarshallable
}
