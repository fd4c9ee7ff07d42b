import net.openhft.chronicle.bytes.WriteBytesMarshallable;
    // as beginning in empty, but:
public interface AccountMarshallable extends WriteBytesMarshallable {
        AccountMarshaller.INSTANCE.write((Account) (Object) this, out);
}
