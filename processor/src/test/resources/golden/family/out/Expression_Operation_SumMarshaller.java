package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads {@link Expression.Operation.Sum}, 2 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Expression_Operation_SumMarshaller.FIELDS
)
public final class Expression_Operation_SumMarshaller extends FillingMarshaller<Expression.Operation.Sum> implements ChronicleMarshaller<Expression.Operation.Sum> {
    public static final Expression_Operation_SumMarshaller INSTANCE = new Expression_Operation_SumMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 2;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            left family com.acme.Expression?
            right family com.acme.Expression?
            """;

    private Expression_Operation_SumMarshaller() {
        super(Expression.Operation.Sum.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Expression.Operation.Sum sum, Output out) {
        writeFields(sum, out, 0);
    }

    @Override
    protected Expression.Operation.Sum readMessage(Expression.Operation.Sum current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Expression.Operation.Sum sum) {
        return sizeOfFields(sum, 0);
    }

    @Override
    public void write(Expression.Operation.Sum sum, BytesOut<?> out) {
        BytesMessages.write(this, sum, out);
    }

    @Override
    public Expression.Operation.Sum read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Expression.Operation.Sum sum, BytesIn<?> in) {
        BytesMessages.readInto(this, sum, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Expression.Operation.Sum sum, Output out, int depth) {
        Checks.exactType(sum, Expression.Operation.Sum.class);
        Checks.depth(depth);
        ExpressionMarshaller.writeFields(sum.left, out, depth + 1);
        ExpressionMarshaller.writeFields(sum.right, out, depth + 1);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Expression.Operation.Sum readFields(Expression.Operation.Sum current, Input in,
            int depth) {
        Checks.depth(depth, in);
        Expression.Operation.Sum sum = current != null ? current : new Expression.Operation.Sum();
        // References are stored only if they changed: each store would cost the garbage collector time.
        Expression left = ExpressionMarshaller.readFields(sum.left, in, depth + 1);
        if (left != sum.left) {
            sum.left = left;
        }
        Expression right = ExpressionMarshaller.readFields(sum.right, in, depth + 1);
        if (right != sum.right) {
            sum.right = right;
        }
        return sum;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Expression.Operation.Sum sum, int depth) {
        Checks.exactType(sum, Expression.Operation.Sum.class);
        Checks.depth(depth);
        long size = 0;
        size += ExpressionMarshaller.sizeOfFields(sum.left, depth + 1);
        size += ExpressionMarshaller.sizeOfFields(sum.right, depth + 1);
        return size;
    }

    @Override
    public Expression.Operation.Sum copy(Expression.Operation.Sum from) {
        return copyFields(Checks.anyObject(from, Expression.Operation.Sum.class), null, 0);
    }

    @Override
    public void copyInto(Expression.Operation.Sum from, Expression.Operation.Sum to) {
        copyFields(Checks.anyObject(from, Expression.Operation.Sum.class),
                Checks.exactType(to, Expression.Operation.Sum.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Expression.Operation.Sum copyFields(Expression.Operation.Sum from,
            Expression.Operation.Sum current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Expression.Operation.Sum.class);
        Checks.depth(depth);
        Expression.Operation.Sum sum = current != null && current != from ? current
                : new Expression.Operation.Sum();
        Expression left = ExpressionMarshaller.copyFields(from.left, sum.left, depth + 1);
        if (left != sum.left) {
            sum.left = left;
        }
        Expression right = ExpressionMarshaller.copyFields(from.right, sum.right, depth + 1);
        if (right != sum.right) {
            sum.right = right;
        }
        return sum;
    }
}
