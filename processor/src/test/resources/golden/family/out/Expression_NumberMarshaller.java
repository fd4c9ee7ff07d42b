    // as beginning in bound, but:
public final class Expression_NumberMarshaller implements ChronicleMarshaller<Expression.Number> {

    // as MIN_SIZE in bound, but:
     * The minimum number of bytes of a message.

    // as MAX_SIZE in bound, but:
     * The maximum number of bytes of a message; -1 if there is no maximum.

    // as FIELDS in bound, but:
            value float64

    // as in ancestors: SCHEMA
    // as in empty: static, Expression_NumberMarshaller, write, read, sizeOf, schema, type, write, read
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

    // as writeNullable in empty, but:
        if (Presence.write(number, 8, out)) {

    // as readNullable in empty, but:
        return Presence.read(8, in) ? readFields(current, in, depth) : null;

    private static void writeBlock(Expression.Number number, Output out) {
        double value_ = number.value();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putDouble(base, offset, value_);
    }
}
