    // as beginning in empty, but:
public interface BondMarshallable extends InstrumentMarshallable {

    // as in empty: readMarshallable
}
