import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @FixedLength(9) String code; // MARSHAL150: Quote.code: wire type was text[8]?, is now text[9]? (length-changed
    String name; // MARSHAL150: Quote.name: wire type was text(max=20)?, is now text? (length-changed
}
