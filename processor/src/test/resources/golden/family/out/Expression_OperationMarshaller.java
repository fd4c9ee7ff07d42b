    // as beginning in family, but:
 * Writes and reads {@link Expression.Operation}, 3 bytes or more each. Stateless and thread-safe.

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    private Expression_OperationMarshaller() {
        super(Expression.Operation.class, "@version@",
                TypeSchema.of(Expression.Operation.class)
                        .asFamily(
                            "200 com.acme.Expression$Operation$Not",
                            "201 com.acme.Expression$Operation$Sum"));
    }

    // as in family: writeMessage, readMessage, readInto, sizeOf

    // as writeFields in family, but:
            case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) operation, out, depth);
            case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) operation, out, depth);
        // without case 0 -> Expression_NumberMarshaller.writeFields((Expression.Number) expression, out, depth);
        // without case 1 -> Expression_VariableMarshaller.writeFields((Expression.Variable) expression, out, depth);
        // without case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) expression, out, depth);
        // without case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) expression, out, depth);

    /** As in family. */
    public static Expression.Operation readFields(Expression.Operation current, Input in,
            int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 200 -> Expression_Operation_NotMarshaller.readFields(current instanceof Expression.Operation.Not same ? same : null,
                    in, depth);
            case 201 -> Expression_Operation_SumMarshaller.readFields(current instanceof Expression.Operation.Sum same ? same : null,
                    in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /** As in family. */
    public static long sizeOfFields(Expression.Operation operation, int depth) {
        int id = typeIdOf(operation);
        return switch (id) {
            case -1 -> 2;
            case 200 -> 2 + Expression_Operation_NotMarshaller.sizeOfFields((Expression.Operation.Not) operation, depth);
            case 201 -> 2 + Expression_Operation_SumMarshaller.sizeOfFields((Expression.Operation.Sum) operation, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /** As in family. */
    public static Expression.Operation copyFields(Expression.Operation operation,
            Expression.Operation current, int depth) {
        int id = typeIdOf(operation);
        return switch (id) {
            case -1 -> null;
            case 200 -> Expression_Operation_NotMarshaller.copyFields((Expression.Operation.Not) operation,
                    current instanceof Expression.Operation.Not same ? same : null, depth);
            case 201 -> Expression_Operation_SumMarshaller.copyFields((Expression.Operation.Sum) operation,
                    current instanceof Expression.Operation.Sum same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    // as in family: dispatch, dispatch

    /** As in family. */
    public static void dispatch(Expression.Operation operation, Handler handler) {
        int id = typeIdOf(operation);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 200 -> handler.on((Expression.Operation.Not) operation);
            case 201 -> handler.on((Expression.Operation.Sum) operation);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    // as in empty: copy
    // as in family: copyInto

    private static int typeIdOf(Expression.Operation operation) {
        if (operation == null) {
            return -1;
        } else if (operation.getClass() == Expression.Operation.Not.class) {
            return 200;
        } else if (operation.getClass() == Expression.Operation.Sum.class) {
            return 201;
        }
        throw TypeIds.outside(operation, INSTANCE.schema());
    }

    // as Handler in family, with Not for Number

        void on(Expression.Operation.Sum message);
    }
}
