    // as beginning in ancestors, but:
 * Writes and reads {@link Expression.Variable}, 1 bytes or more each. Stateless and thread-safe.

    // as in family: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in bound, but:
            name text?

    // as in bean: Expression_VariableMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        Text.write(variable.name, out);

    /** As in empty. */
    public static Expression.Variable readFields(Expression.Variable current, Input in, int depth) {
        Expression.Variable variable = current != null ? current : new Expression.Variable();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(variable.name, in);
        // stored if another: variable.name = name
        return variable;
    }

    // as sizeOfFields in ancestors, but:
        long size = 0;
        size += Text.sizeOf(variable.name);

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Expression.Variable copyFields(Expression.Variable from,
            Expression.Variable current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Expression.Variable.class);
        Expression.Variable variable = OwnObjects.isFree(current, from, Expression.Variable.class)
                ? current : new Expression.Variable();
        // copied if another: variable.name = from.name
        return variable;
    }
}
