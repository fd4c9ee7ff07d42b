import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @FixedLength(9) String code; // MARSHAL150: Quote.code: was text[8]? on the wire, is text[9]? (length-changed
    String name; // MARSHAL150: Quote.name: was text(max=20)? on the wire, is text? (length-changed
}
