import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @FixedLength(8) String code; // MARSHAL150: length-changed
    @MaxLength(20) String name; // MARSHAL150: length-changed
}
