import org.marshal4j.*;

@Marshal
class Quote implements QuoteMarshallable {
    long id; // MARSHAL150: field-retyped
    String symbol; // MARSHAL150: field-retyped
    @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE) Side side; // MARSHAL150: field-retyped

    enum Side {
        @EnumNumber(1) BUY,
        @EnumNumber(2) SELL
    }
}
