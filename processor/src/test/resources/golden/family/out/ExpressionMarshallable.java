    // as beginning in ancestors, but:
public interface ExpressionMarshallable extends WriteBytesMarshallable {
}
