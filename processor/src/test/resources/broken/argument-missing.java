import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @FixedLength
    String code;

    @MarshalWith
    String name;
}
