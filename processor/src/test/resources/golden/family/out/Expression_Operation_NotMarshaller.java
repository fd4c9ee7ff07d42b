package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Expression.Operation.Not}, 1 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Expression_Operation_NotMarshaller.FIELDS
)
public final class Expression_Operation_NotMarshaller extends GeneratedMarshaller<Expression.Operation.Not> implements ChronicleMarshaller<Expression.Operation.Not> {
    public static final Expression_Operation_NotMarshaller INSTANCE = new Expression_Operation_NotMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 1;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            operand family com.acme.Expression
            """;

    private Expression_Operation_NotMarshaller() {
        super(Expression.Operation.Not.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Expression.Operation.Not not, Output out) {
        writeFields(not, out, 0);
    }

    @Override
    protected Expression.Operation.Not readMessage(Expression.Operation.Not current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Expression.Operation.Not not) {
        return sizeOfFields(not, 0);
    }

    @Override
    public void write(Expression.Operation.Not not, BytesOut<?> out) {
        BytesMessages.write(this, not, out);
    }

    @Override
    public Expression.Operation.Not read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Expression.Operation.Not not, Output out, int depth) {
        Checks.exactType(not, Expression.Operation.Not.class);
        Checks.depth(depth);
        ExpressionMarshaller.writeFields(Checks.required("operand", not.operand()), out, depth + 1);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Expression.Operation.Not readFields(Expression.Operation.Not current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Expression operand = Checks.present("operand", ExpressionMarshaller.readFields(null, in, depth + 1));
        Expression.Operation.Not not = new Expression.Operation.Not(operand);
        return not;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Expression.Operation.Not not, int depth) {
        Checks.exactType(not, Expression.Operation.Not.class);
        Checks.depth(depth);
        long size = 0;
        size += ExpressionMarshaller.sizeOfFields(Checks.required("operand", not.operand()), depth + 1);
        return size;
    }

    @Override
    public Expression.Operation.Not copy(Expression.Operation.Not from) {
        return copyFields(Checks.anyObject(from, Expression.Operation.Not.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Expression.Operation.Not copyFields(Expression.Operation.Not from,
            Expression.Operation.Not current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.depth(depth);
        Expression operand = ExpressionMarshaller.copyFields(from.operand(), null, depth + 1);
        if (operand == from.operand()) {
            return from;
        }
        Expression.Operation.Not not = new Expression.Operation.Not(operand);
        return not;
    }
}
