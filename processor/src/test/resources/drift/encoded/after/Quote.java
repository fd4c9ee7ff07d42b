import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Encoded(Encoding.DATA_OUTPUT) long id; // MARSHAL150: Quote.id: wire type was int64, is now int64 as int64be (field-retyped
    @Encoded(Encoding.DATA_OUTPUT) String symbol; // MARSHAL150: Quote.symbol: wire type was text?, is now text as modified(uint16be) (field-retyped
}
