    // as beginning in empty, but:
public interface ReportMarshallable extends WriteBytesMarshallable {
}
