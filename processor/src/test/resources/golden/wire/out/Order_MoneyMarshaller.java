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
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Order.Money}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = Order_MoneyMarshaller.FIELDS
)
final class Order_MoneyMarshaller extends GeneratedMarshaller<Order.Money> implements ChronicleMarshaller<Order.Money> {
    public static final Order_MoneyMarshaller INSTANCE = new Order_MoneyMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            currency text?
            minor int64
            """;

    private Order_MoneyMarshaller() {
        super(Order.Money.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Order.Money money, Output out) {
        writeFields(money, out, 0);
    }

    @Override
    protected Order.Money readMessage(Order.Money current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Order.Money money) {
        return sizeOfFields(money, 0);
    }

    @Override
    public void write(Order.Money money, BytesOut<?> out) {
        BytesMessages.write(this, money, out);
    }

    @Override
    public Order.Money read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order.Money money, Output out, int depth) {
        Checks.exactType(money, Order.Money.class);
        Text.write(money.currency(), out);
        writeBlock(money, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Order.Money readFields(Order.Money current, Input in, int depth) {
        String currency = Text.read(null, in);
        long offset = in.take(8);
        Object base = in.base();
        long minor = RawMemory.getLong(base, offset);
        Order.Money money = new Order.Money(currency, minor);
        return money;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order.Money money, int depth) {
        Checks.exactType(money, Order.Money.class);
        long size = 8;
        size += Text.sizeOf(money.currency());
        return size;
    }

    @Override
    public Order.Money copy(Order.Money from) {
        return copyFields(Checks.anyObject(from, Order.Money.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Order.Money copyFields(Order.Money from, Order.Money current, int depth) {
        return from;
    }

    private static void writeBlock(Order.Money money, Output out) {
        long minor = money.minor();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, minor);
    }
}
