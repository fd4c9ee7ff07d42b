import org.marshal4j.*;
import org.marshal4j.runtime.*;

@Marshal
class Quote implements QuoteMarshallable {
    @MarshalWith(PriceBytes.class) Long bid; // MARSHAL150: field-retyped
    @MarshalWith(PriceBytes.class) Long ask; // MARSHAL150: field-retyped
}

class PriceBytes implements FieldMarshaller<Long> {
    public static final int VERSION = 1;

    @Override public void write(Long value, Output out) { out.writeLong(value); }
    @Override public Long read(Long current, Input in) { return in.readLong(); }
    @Override public long sizeOf(Long value) { return 8; }
}
