import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    @Encoded(Encoding.DATA_OUTPUT) long id; // MARSHAL150: Quote.id: wire type was int64, is now int64 as int64be (field-retyped
    @Encoded(Encoding.DATA_OUTPUT) String symbol; // MARSHAL150: Quote.symbol: wire type was text?, is now text as modified(uint16be) (field-retyped
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) Side side; // MARSHAL150: Quote.side: wire type was enum Quote$Side(BUY,SELL) as int8(BUY=1,SELL=2), is now enum Quote$Side(BUY,SELL) as int8(BUY=1,SELL=3) (field-retyped

    enum Side {
        @EnumNumber(1) BUY,
        @EnumNumber(3) SELL
    }
}
