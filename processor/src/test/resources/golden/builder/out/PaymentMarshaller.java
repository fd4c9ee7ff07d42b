package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Payment}, 9 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = PaymentMarshaller.FIELDS
)
public final class PaymentMarshaller implements ChronicleMarshaller<Payment> {
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

    private static final Schema SCHEMA = TypeSchema.of(Payment.class, FIELDS.split("\n"));

    private static final VarHandle CURRENCY = Handles.field(MethodHandles.lookup(), Payment.class, "currency", String.class);

    private static final VarHandle AMOUNT = Handles.field(MethodHandles.lookup(), Payment.class, "amount", long.class);

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private PaymentMarshaller() {
    }

    @Override
    public void write(Payment payment, Output out) {
        long start = out.position();
        try {
            writeFields(payment, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Payment read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Payment payment) {
        return sizeOfFields(payment, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Payment> type() {
        return Payment.class;
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
        Checks.anyObject(from, Payment.class);
        return copyFields(from, null, 0);
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
        storeBlock(payment, out.base(), offset);
    }

    private static void storeBlock(Payment payment, Object base, long offset) {
        RawMemory.putLong(base, offset, (long) AMOUNT.get(payment));
    }
}
