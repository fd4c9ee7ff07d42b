package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Payment}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PaymentMarshaller.FIELDS
)
public final class PaymentMarshaller extends GeneratedMarshaller<Payment> implements ChronicleMarshaller<Payment> {
    public static final PaymentMarshaller INSTANCE = new PaymentMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 9;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    static final String FIELDS = """
            amount int64
            currency text?
            """;

    private static final VarHandle CURRENCY = Handles.field(MethodHandles.lookup(), Payment.class, "currency", String.class);

    private static final VarHandle AMOUNT = Handles.field(MethodHandles.lookup(), Payment.class, "amount", long.class);

    private PaymentMarshaller() {
        super(Payment.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Payment payment, Output out) {
        writeFields(payment, out, 0);
    }

    @Override
    protected Payment readMessage(Payment current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Payment payment) {
        return sizeOfFields(payment, 0);
    }

    @Override
    public void write(Payment payment, BytesOut<?> out) {
        BytesMessages.write(this, payment, out);
    }

    @Override
    public Payment read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Payment payment, Output out, int depth) {
        Checks.exactType(payment, Payment.class);
        writeBlock(payment, out);
        Text.write((String) CURRENCY.get(payment), out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Payment readFields(Payment current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long amount = RawMemory.getLong(base, offset);
        String currency = Text.read(null, in);
        Payment.Builder builder = Payment.builder();
        builder = builder.amount(amount);
        builder = builder.currency(currency);
        Payment payment = builder.build();
        return payment;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Payment payment, int depth) {
        Checks.exactType(payment, Payment.class);
        long size = 8;
        size += Text.sizeOf((String) CURRENCY.get(payment));
        return size;
    }

    @Override
    public Payment copy(Payment from) {
        return copyFields(Checks.anyObject(from, Payment.class), null, 0);
    }

    /**
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
     */
    public static Payment copyFields(Payment from, Payment current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Payment.class);
        Payment.Builder builder = Payment.builder();
        builder = builder.amount((long) AMOUNT.get(from));
        builder = builder.currency((String) CURRENCY.get(from));
        Payment payment = builder.build();
        return payment;
    }

    private static void writeBlock(Payment payment, Output out) {
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putLong(base, offset, (long) AMOUNT.get(payment));
    }
}
