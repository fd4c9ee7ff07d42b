import org.marshal4j.*;
import org.marshal4j.runtime.*;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(PriceBytes.class) Long bid; // MARSHAL150: Quote.bid: wire type was custom PriceBytes?, is now custom PriceBytes(2)? (field-retyped
    @MarshalWith(PriceBytes.class) Long ask; // MARSHAL150: Quote.ask: wire type was custom PriceBytes?, is now custom PriceBytes(2)? (field-retyped
}

class PriceBytes implements FieldMarshaller<Long> {
    public static final int VERSION = 2;

    @Override public void write(Long value, Output out) { out.writeStopBit(value); }
    @Override public Long read(Long current, Input in) { return in.readStopBit(); }
    @Override public long sizeOf(Long value) { return Output.stopBitLength(value); }
}
