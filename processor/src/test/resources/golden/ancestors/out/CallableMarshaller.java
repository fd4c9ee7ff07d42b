package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.Text;

/**
 * Writes and reads {@link Callable}, 31 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = CallableMarshaller.FIELDS
)
public final class CallableMarshaller extends FillingMarshaller<Callable> implements ChronicleMarshaller<Callable> {
    public static final CallableMarshaller INSTANCE = new CallableMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 31;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            id int32
            name text?
            code int32
            rate float64
            code int64
            """;

    static final String FIELDS = """
            year int32
            month int16
            """;

    private static final VarHandle NAME = Handles.field(MethodHandles.lookup(), Instrument.class, "name", String.class);

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), BondMarshaller.INSTANCE.schema());
    }

    private CallableMarshaller() {
        super(Callable.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Callable callable, Output out) {
        writeFields(callable, out, 0);
    }

    @Override
    protected Callable readMessage(Callable current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Callable callable) {
        return sizeOfFields(callable, 0);
    }

    @Override
    public void write(Callable callable, BytesOut<?> out) {
        BytesMessages.write(this, callable, out);
    }

    @Override
    public Callable read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Callable callable, BytesIn<?> in) {
        BytesMessages.readInto(this, callable, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Callable callable, Output out, int depth) {
        Checks.exactType(callable, Callable.class);
        writeBlock1(callable, out);
        Text.write((String) NAME.get(callable), out);
        writeBlock2(callable, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Callable readFields(Callable current, Input in, int depth) {
        Callable callable = current != null && current.getClass() == Callable.class ? current : new Callable();
        readBlock1(callable, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read((String) NAME.get(callable), in);
        if (name != (String) NAME.get(callable)) {
            NAME.set(callable, name);
        }
        readBlock2(callable, in);
        return callable;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Callable callable, int depth) {
        Checks.exactType(callable, Callable.class);
        long size = 30;
        size += Text.sizeOf((String) NAME.get(callable));
        return size;
    }

    @Override
    public Callable copy(Callable from) {
        return copyFields(Checks.anyObject(from, Callable.class), null, 0);
    }

    @Override
    public void copyInto(Callable from, Callable to) {
        copyFields(Checks.anyObject(from, Callable.class), Checks.exactType(to, Callable.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Callable copyFields(Callable from, Callable current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Callable.class);
        Callable callable = current != null && current != from
                && current.getClass() == Callable.class ? current : new Callable();
        callable.id = from.id;
        NAME.set(callable, (String) NAME.get(from));
        ((Instrument) callable).code = ((Instrument) from).code;
        callable.rate = from.rate;
        callable.code = from.code;
        callable.year = from.year;
        callable.month = from.month;
        return callable;
    }

    private static void writeBlock1(Callable callable, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, callable.id);
    }

    private static void readBlock1(Callable callable, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        callable.id = RawMemory.getInt(base, offset);
    }

    private static void writeBlock2(Callable callable, Output out) {
        long offset = out.reserve(26);
        Object base = out.base();
        RawMemory.putInt(base, offset, ((Instrument) callable).code);
        RawMemory.putDouble(base, offset + 4, callable.rate);
        RawMemory.putLong(base, offset + 12, callable.code);
        RawMemory.putInt(base, offset + 20, callable.year);
        RawMemory.putShort(base, offset + 24, callable.month);
    }

    private static void readBlock2(Callable callable, Input in) {
        long offset = in.take(26);
        Object base = in.base();
        ((Instrument) callable).code = RawMemory.getInt(base, offset);
        callable.rate = RawMemory.getDouble(base, offset + 4);
        callable.code = RawMemory.getLong(base, offset + 12);
        callable.year = RawMemory.getInt(base, offset + 20);
        callable.month = RawMemory.getShort(base, offset + 24);
    }
}
