package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Cart.Either} with the type arguments of {@code Cart.Either<String, Cart.Line>}, 10 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Cart_Either_of_String_and_Cart_LineMarshaller.FIELDS
)
public final class Cart_Either_of_String_and_Cart_LineMarshaller extends GeneratedMarshaller<Cart.Either<String, Cart.Line>> implements ChronicleMarshaller<Cart.Either<String, Cart.Line>> {
    public static final Cart_Either_of_String_and_Cart_LineMarshaller INSTANCE = new Cart_Either_of_String_and_Cart_LineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 10;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            left text?
            right com.acme.Cart$Line?
            """;

    static {
        TypeSchema.requireFixedSize(INSTANCE.schema(), Cart_LineMarshaller.INSTANCE.schema(), 8);
    }

    private Cart_Either_of_String_and_Cart_LineMarshaller() {
        super(Cart.Either.class, "@version@",
                TypeSchema.named("com.acme.Cart_Either_of_String_and_Cart_Line", Cart_Either_of_String_and_Cart_LineMarshaller.class, FIELDS.split("\n")));
    }

    @Override
    protected void writeMessage(Cart.Either<String, Cart.Line> either, Output out) {
        writeFields(either, out, 0);
    }

    @Override
    protected Cart.Either<String, Cart.Line> readMessage(Cart.Either<String, Cart.Line> current,
            Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Cart.Either<String, Cart.Line> either) {
        return sizeOfFields(either, 0);
    }

    @Override
    public void write(Cart.Either<String, Cart.Line> either, BytesOut<?> out) {
        BytesMessages.write(this, either, out);
    }

    @Override
    public Cart.Either<String, Cart.Line> read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Cart.Either<String, Cart.Line> either, Output out, int depth) {
        Checks.exactType(either, Cart.Either.class);
        Checks.depth(depth);
        Text.write(either.left(), out);
        Cart_LineMarshaller.writeNullable(either.right(), out, depth + 1);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Cart.Either<String, Cart.Line> readFields(Cart.Either<String, Cart.Line> current,
            Input in, int depth) {
        Checks.depth(depth, in);
        String left = Text.read(null, in);
        Cart.Line right = Cart_LineMarshaller.readNullable(null, in, depth + 1);
        Cart.Either<String, Cart.Line> either = new Cart.Either<String, Cart.Line>(left, right);
        return either;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Cart.Either<String, Cart.Line> either, int depth) {
        Checks.exactType(either, Cart.Either.class);
        Checks.depth(depth);
        long size = 0;
        size += Text.sizeOf(either.left());
        size += either.right() == null ? 9
                : 1 + Cart_LineMarshaller.sizeOfFields(either.right(), depth + 1);
        return size;
    }

    @Override
    public Cart.Either<String, Cart.Line> copy(Cart.Either<String, Cart.Line> from) {
        return copyFields(Checks.anyObject(from, type()), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Cart.Either<String, Cart.Line> copyFields(Cart.Either<String, Cart.Line> from,
            Cart.Either<String, Cart.Line> current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.depth(depth);
        Cart.Line right = Cart_LineMarshaller.copyFields(from.right(), null, depth + 1);
        if (right == from.right()) {
            return from;
        }
        Cart.Either<String, Cart.Line> either = new Cart.Either<String, Cart.Line>(from.left(), right);
        return either;
    }
}
