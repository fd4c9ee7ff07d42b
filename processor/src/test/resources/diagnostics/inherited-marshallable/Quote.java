import org.marshal4j.Marshal;

@Marshal
class Quote implements QuoteMarshallable {
    long id;
}

@Marshal
class Option extends Quote { // MARSHAL109: Option inherits QuoteMarshallable from Quote, which marshals only the fields of Quote. Declare that Option implements OptionMarshallable.
    double strike;
}
