import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.TypeIds;
    // as beginning in bean, but:
 * Writes and reads {@link Expression}, 2 bytes or more each. Stateless and thread-safe.
public final class ExpressionMarshaller extends BytesMarshaller<Expression> {
    public static final ExpressionMarshaller INSTANCE = new ExpressionMarshaller();

    // as in bound: MIN_SIZE
    // as in ancestors: MAX_SIZE

    private ExpressionMarshaller() {
        super(Expression.class, "@version@", TypeSchema.of(Expression.class)
                        .asFamily(
                            "0 com.acme.Expression$Number",
                            "1 com.acme.Expression$Variable",
                            "200 com.acme.Expression$Operation$Not",
                            "201 com.acme.Expression$Operation$Sum"));
    }

    // as writeMessage in empty, but:
        writeFields(TypeIds.toWrite(expression, Expression.class), out, 0);

    // as readMessage in empty, but:
        return TypeIds.wasRead(readFields(null, in, 0), Expression.class);

    // as read in booleans, but:
    public void readInto(Expression expression, Input in) {
            TypeIds.wasFilled(expression, readFields(expression, in, 0), Expression.class);

    // as sizeOf in empty, but:
        return sizeOfFields(TypeIds.toWrite(expression, Expression.class), 0);

    /**
     * The body of {@link #write}: writes the type id, -1 for null, and the fields of the class.
     */
    public static void writeFields(Expression expression, Output out, int depth) {
        int id = typeIdOf(expression);
        TypeIds.write(id, out);
        switch (id) {
            case -1 -> { }
            case 0 -> Expression_NumberMarshaller.writeFields((Expression.Number) expression, out, depth);
            case 1 -> Expression_VariableMarshaller.writeFields((Expression.Variable) expression, out, depth);
            case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) expression, out, depth);
            case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) expression, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is of the class in the message. Null for null.
     */
    public static Expression readFields(Expression current, Input in, int depth) {
        int id = StopBit.read(in);
        return switch (id) {
            case -1 -> null;
            case 0 -> Expression_NumberMarshaller.readFields(current instanceof Expression.Number same ? same : null,
                    in, depth);
            case 1 -> Expression_VariableMarshaller.readFields(current instanceof Expression.Variable same ? same : null,
                    in, depth);
            case 200 -> Expression_Operation_NotMarshaller.readFields(current instanceof Expression.Operation.Not same ? same : null,
                    in, depth);
            case 201 -> Expression_Operation_SumMarshaller.readFields(current instanceof Expression.Operation.Sum same ? same : null,
                    in, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #sizeOf}: the size of the type id and the fields.
     */
    public static long sizeOfFields(Expression expression, int depth) {
        int id = typeIdOf(expression);
        return switch (id) {
            case -1 -> 2;
            case 0 -> 1 + Expression_NumberMarshaller.sizeOfFields((Expression.Number) expression, depth);
            case 1 -> 1 + Expression_VariableMarshaller.sizeOfFields((Expression.Variable) expression, depth);
            case 200 -> 2 + Expression_Operation_NotMarshaller.sizeOfFields((Expression.Operation.Not) expression, depth);
            case 201 -> 2 + Expression_Operation_SumMarshaller.sizeOfFields((Expression.Operation.Sum) expression, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.
     */
    public static Expression copyFields(Expression expression, Expression current, int depth) {
        int id = typeIdOf(expression);
        return switch (id) {
            case -1 -> null;
            case 0 -> Expression_NumberMarshaller.copyFields((Expression.Number) expression,
                    current instanceof Expression.Number same ? same : null, depth);
            case 1 -> Expression_VariableMarshaller.copyFields((Expression.Variable) expression,
                    current instanceof Expression.Variable same ? same : null, depth);
            case 200 -> Expression_Operation_NotMarshaller.copyFields((Expression.Operation.Not) expression,
                    current instanceof Expression.Operation.Not same ? same : null, depth);
            case 201 -> Expression_Operation_SumMarshaller.copyFields((Expression.Operation.Sum) expression,
                    current instanceof Expression.Operation.Sum same ? same : null, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    public static void dispatch(Input in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    // as dispatch in family, but:
    public static void dispatch(BytesIn<?> in, Handler handler) {

    /**
     * Calls the handler's method for the class of the message.
     */
    public static void dispatch(Expression expression, Handler handler) {
        int id = typeIdOf(expression);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 0 -> handler.on((Expression.Number) expression);
            case 1 -> handler.on((Expression.Variable) expression);
            case 200 -> handler.on((Expression.Operation.Not) expression);
            case 201 -> handler.on((Expression.Operation.Sum) expression);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    // as in empty: copy

    @Override
    public void copyInto(Expression from, Expression to) {
        Checks.anyObject(from, Expression.class);
        TypeIds.wasCopied(from, to, copyFields(from, to, 0));
    }

    private static int typeIdOf(Expression expression) {
        if (expression == null) {
            return -1;
        } else if (expression.getClass() == Expression.Number.class) {
            return 0;
        } else if (expression.getClass() == Expression.Variable.class) {
            return 1;
        } else if (expression.getClass() == Expression.Operation.Not.class) {
            return 200;
        } else if (expression.getClass() == Expression.Operation.Sum.class) {
            return 201;
        }
        throw TypeIds.outside(expression, INSTANCE.schema());
    }

    /**
     * Handles the messages of each class of {@link Expression}. Each class that joins the family adds a method.
     */
    public interface Handler {
        void on(Expression.Number message);

        void on(Expression.Variable message);

        void on(Expression.Operation.Not message);

        void on(Expression.Operation.Sum message);
    }
}
