    // as beginning in builder, but:
public interface TradeMarshallable extends QuoteMarshallable, Externalizable {

    // as readMarshallable in empty, but:
        TradeMarshaller.INSTANCE.readInto((Trade) (Object) this, in);

    // as writeExternal in externalizable, but:
        ExternalForm.write(TradeMarshaller.INSTANCE, (Trade) (Object) this, out);

    // as readExternal in externalizable, but:
        ExternalForm.readInto(TradeMarshaller.INSTANCE, (Trade) (Object) this, in);
}
