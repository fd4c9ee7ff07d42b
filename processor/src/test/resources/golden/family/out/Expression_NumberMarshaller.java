    // as beginning in bound, but:
public final class Expression_NumberMarshaller extends BytesMarshaller<Expression.Number> {

    // as MIN_SIZE in bound, but:
     * The minimum number of bytes of a message.

    // as MAX_SIZE in bound, but:
     * The maximum number of bytes of a message; -1 if there is no maximum.

    // as FIELDS in bound, with value for id, float64 for int64
    // as in bean: Expression_NumberMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as in booleans: writeFields

    /** As in bound. */
    public static Expression.Number readFields(Expression.Number current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        double value_ = RawMemory.getDouble(base, offset);
        Expression.Number number = new Expression.Number(value_);
        return number;
    }

    // as in bound: sizeOfFields
    // as in empty: copy
    // as in evolvable: copyFields

    /** As in booleans. */
    public static void writeNullable(Expression.Number number, Output out, int depth) {
        if (Presence.write(number, 8, out)) {
            writeFields(number, out, depth);
        }
    }

    // as readNullable in evolvable, but:
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
        return Presence.read(8, in) ? readFields(current, in, depth) : null;

    // as writeBlock in builder, but:
        double value_ = number.value();
        RawMemory.putDouble(base, offset, value_);
}
