package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;

/**
 * Writes and reads {@link Expression.Operation}, 3 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class Expression_OperationMarshaller extends GeneratedMarshaller<Expression.Operation> implements ChronicleMarshaller<Expression.Operation> {
    public static final Expression_OperationMarshaller INSTANCE = new Expression_OperationMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 3;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private Expression_OperationMarshaller() {
        super(Expression.Operation.class, "@version@",
                TypeSchema.of(Expression.Operation.class)
                        .asFamily(
                            "200 com.acme.Expression$Operation$Not",
                            "201 com.acme.Expression$Operation$Sum"));
    }

    @Override
    protected void writeMessage(Expression.Operation operation, Output out) {
        writeFields(TypeIds.toWrite(operation, Expression.Operation.class), out, 0);
    }

    @Override
    protected Expression.Operation readMessage(Expression.Operation current, Input in) {
        return TypeIds.wasRead(readFields(null, in, 0), Expression.Operation.class);
    }

    @Override
    public void readInto(Expression.Operation operation, Input in) {
        long start = in.position();
        try {
            TypeIds.wasFilled(operation, readFields(operation, in, 0), Expression.Operation.class);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Expression.Operation operation) {
        return sizeOfFields(TypeIds.toWrite(operation, Expression.Operation.class), 0);
    }

    @Override
    public void write(Expression.Operation operation, BytesOut<?> out) {
        BytesMessages.write(this, operation, out);
    }

    @Override
    public Expression.Operation read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Expression.Operation operation, BytesIn<?> in) {
        BytesMessages.readInto(this, operation, in);
    }

    /**
     * The body of {@link #write}: writes the type id, -1 for null, and the fields of the class.
     */
    public static void writeFields(Expression.Operation operation, Output out, int depth) {
        int id = typeIdOf(operation);
        TypeIds.write(id, out);
        switch (id) {
            case -1 -> { }
            case 200 -> Expression_Operation_NotMarshaller.writeFields((Expression.Operation.Not) operation, out, depth);
            case 201 -> Expression_Operation_SumMarshaller.writeFields((Expression.Operation.Sum) operation, out, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    /**
     * The body of {@link #read}: fills {@code current} if it is of the class in the message. Null for null.
     */
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

    /**
     * The body of {@link #sizeOf}: the size of the type id and the fields.
     */
    public static long sizeOfFields(Expression.Operation operation, int depth) {
        int id = typeIdOf(operation);
        return switch (id) {
            case -1 -> 2;
            case 200 -> 2 + Expression_Operation_NotMarshaller.sizeOfFields((Expression.Operation.Not) operation, depth);
            case 201 -> 2 + Expression_Operation_SumMarshaller.sizeOfFields((Expression.Operation.Sum) operation, depth);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        };
    }

    /**
     * The body of {@link #copy}: fills {@code current} if it is of the same class. Null for null.
     */
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

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    public static void dispatch(Input in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Reads a message as {@link #read} does, and passes it to the handler. Exceptions of the handler are
     * passed on unchanged; the position is then after the message.
     */
    public static void dispatch(BytesIn<?> in, Handler handler) {
        dispatch(INSTANCE.read(in), handler);
    }

    /**
     * Calls the handler's method for the class of the message.
     */
    public static void dispatch(Expression.Operation operation, Handler handler) {
        int id = typeIdOf(operation);
        switch (id) {
            case -1 -> throw new NullPointerException("null instead of a message");
            case 200 -> handler.on((Expression.Operation.Not) operation);
            case 201 -> handler.on((Expression.Operation.Sum) operation);
            default -> throw TypeIds.unknown(id, INSTANCE.schema());
        }
    }

    @Override
    public Expression.Operation copy(Expression.Operation from) {
        return copyFields(Checks.anyObject(from, Expression.Operation.class), null, 0);
    }

    @Override
    public void copyInto(Expression.Operation from, Expression.Operation to) {
        Checks.anyObject(from, Expression.Operation.class);
        TypeIds.wasCopied(from, to, copyFields(from, to, 0));
    }

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

    /**
     * Handles the messages of each class of {@link Expression.Operation}. Each class that joins the family adds a method.
     */
    public interface Handler {
        void on(Expression.Operation.Not message);

        void on(Expression.Operation.Sum message);
    }
}
