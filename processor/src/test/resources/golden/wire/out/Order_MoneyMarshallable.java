import net.openhft.chronicle.wire.WriteMarshallable;
    // as beginning in wire, but:
interface Order_MoneyMarshallable extends WriteBytesMarshallable, WriteMarshallable {
        Order_MoneyWireFields.write((Order.Money) (Object) this, wire);

    // as writeMarshallable in wire, but:
        Order_MoneyMarshaller.INSTANCE.write((Order.Money) (Object) this, out);
}
