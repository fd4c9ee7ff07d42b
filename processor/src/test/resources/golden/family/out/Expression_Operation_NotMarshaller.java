    // as beginning in bean, but:
 * Writes and reads {@link Expression.Operation.Not}, 1 bytes or more each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 1 for 0
    // as in ancestors: MAX_SIZE

    // as FIELDS in bound, but:
            operand family com.acme.Expression

    // as in bean: Expression_Operation_NotMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        Checks.exactType(not, Expression.Operation.Not.class, depth);
        ExpressionMarshaller.writeFields(Checks.required("operand", not.operand()), out, depth + 1);

    /** As in bound. */
    public static Expression.Operation.Not readFields(Expression.Operation.Not current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Expression operand = Checks.present("operand", ExpressionMarshaller.readFields(null, in, depth + 1));
        Expression.Operation.Not not = new Expression.Operation.Not(operand);
        return not;
    }

    // as sizeOfFields in ancestors, but:
        Checks.exactType(not, Expression.Operation.Not.class, depth);
        long size = 0;
        size += ExpressionMarshaller.sizeOfFields(Checks.required("operand", not.operand()), depth + 1);

    // as in empty: copy

    // as copyFields in bound, but:
    public static Expression.Operation.Not copyFields(Expression.Operation.Not from,
            Expression.Operation.Not current, int depth) {
        Expression operand = ExpressionMarshaller.copyFields(from.operand(), null, depth + 1);
        if (operand == from.operand()) {
        Expression.Operation.Not not = new Expression.Operation.Not(operand);
        return not;
}
