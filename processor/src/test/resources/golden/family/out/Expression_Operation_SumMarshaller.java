    // as beginning in ancestors, but:
 * Writes and reads {@link Expression.Operation.Sum}, 2 bytes or more each. Stateless and thread-safe.

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            left family com.acme.Expression?
            right family com.acme.Expression?
            """;

    // as in bean: Expression_Operation_SumMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in builder, but:
        Checks.exactType(sum, Expression.Operation.Sum.class, depth);
        ExpressionMarshaller.writeFields(sum.left, out, depth + 1);
        ExpressionMarshaller.writeFields(sum.right, out, depth + 1);

    /** As in empty. */
    public static Expression.Operation.Sum readFields(Expression.Operation.Sum current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Expression.Operation.Sum sum = current != null ? current : new Expression.Operation.Sum();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Expression left = ExpressionMarshaller.readFields(sum.left, in, depth + 1);
        // stored if another: sum.left = left
        Expression right = ExpressionMarshaller.readFields(sum.right, in, depth + 1);
        // stored if another: sum.right = right
        return sum;
    }

    // as sizeOfFields in family, but:
        size += ExpressionMarshaller.sizeOfFields(sum.left, depth + 1);
        size += ExpressionMarshaller.sizeOfFields(sum.right, depth + 1);
        // without size += ExpressionMarshaller.sizeOfFields(Checks.required("operand", not.operand()), depth + 1);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Expression.Operation.Sum copyFields(Expression.Operation.Sum from,
            Expression.Operation.Sum current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Expression.Operation.Sum.class, depth);
        Expression.Operation.Sum sum = OwnObjects.isFree(current, from, Expression.Operation.Sum.class)
                ? current : new Expression.Operation.Sum();
        Expression left = ExpressionMarshaller.copyFields(from.left, sum.left, depth + 1);
        // stored if another: sum.left = left
        Expression right = ExpressionMarshaller.copyFields(from.right, sum.right, depth + 1);
        // stored if another: sum.right = right
        return sum;
    }
}
