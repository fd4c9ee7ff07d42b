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
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Expression.Variable}, 1 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Expression_VariableMarshaller.FIELDS
)
public final class Expression_VariableMarshaller extends FillingMarshaller<Expression.Variable> implements ChronicleMarshaller<Expression.Variable> {
    public static final Expression_VariableMarshaller INSTANCE = new Expression_VariableMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 1;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            name text?
            """;

    private Expression_VariableMarshaller() {
        super(Expression.Variable.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Expression.Variable variable, Output out) {
        writeFields(variable, out, 0);
    }

    @Override
    protected Expression.Variable readMessage(Expression.Variable current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Expression.Variable variable) {
        return sizeOfFields(variable, 0);
    }

    @Override
    public void write(Expression.Variable variable, BytesOut<?> out) {
        BytesMessages.write(this, variable, out);
    }

    @Override
    public Expression.Variable read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Expression.Variable variable, BytesIn<?> in) {
        BytesMessages.readInto(this, variable, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Expression.Variable variable, Output out, int depth) {
        Checks.exactType(variable, Expression.Variable.class);
        Text.write(variable.name, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Expression.Variable readFields(Expression.Variable current, Input in, int depth) {
        Expression.Variable variable = current != null ? current : new Expression.Variable();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(variable.name, in);
        if (name != variable.name) {
            variable.name = name;
        }
        return variable;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Expression.Variable variable, int depth) {
        Checks.exactType(variable, Expression.Variable.class);
        long size = 0;
        size += Text.sizeOf(variable.name);
        return size;
    }

    @Override
    public Expression.Variable copy(Expression.Variable from) {
        return copyFields(Checks.anyObject(from, Expression.Variable.class), null, 0);
    }

    @Override
    public void copyInto(Expression.Variable from, Expression.Variable to) {
        copyFields(Checks.anyObject(from, Expression.Variable.class),
                Checks.exactType(to, Expression.Variable.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Expression.Variable copyFields(Expression.Variable from,
            Expression.Variable current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Expression.Variable.class);
        Expression.Variable variable = current != null && current != from ? current
                : new Expression.Variable();
        variable.name = from.name;
        return variable;
    }
}
