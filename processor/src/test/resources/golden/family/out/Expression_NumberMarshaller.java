    // as beginning in bean, but:
 * Writes and reads {@link Expression.Number}, 8 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    /** As in empty. */
    public static final int MIN_SIZE = 8;

    /** As in empty. */
    public static final int MAX_SIZE = 8;

    // as FIELDS in evolvable, with value for id, float64 for int64
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

    // as sizeOfFields in empty, with 8 for 0
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
