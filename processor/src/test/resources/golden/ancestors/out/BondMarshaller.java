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
 * Writes and reads {@link Bond}, 25 bytes or more each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = BondMarshaller.FIELDS
)
public final class BondMarshaller extends FillingMarshaller<Bond> implements ChronicleMarshaller<Bond> {
    public static final BondMarshaller INSTANCE = new BondMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 25;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = -1;

    private static final String FIELDS_BEFORE = """
            id int32
            name text?
            code int32
            """;

    static final String FIELDS = """
            rate float64
            code int64
            """;

    private static final VarHandle NAME = Handles.field(MethodHandles.lookup(), Instrument.class, "name", String.class);

    static {
        TypeSchema.requireInherited(INSTANCE.schema(), InstrumentMarshaller.schema());
    }

    private BondMarshaller() {
        super(Bond.class, "@version@", String.join("", FIELDS_BEFORE, FIELDS).split("\n"));
    }

    @Override
    protected void writeMessage(Bond bond, Output out) {
        writeFields(bond, out, 0);
    }

    @Override
    protected Bond readMessage(Bond current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Bond bond) {
        return sizeOfFields(bond, 0);
    }

    @Override
    public void write(Bond bond, BytesOut<?> out) {
        BytesMessages.write(this, bond, out);
    }

    @Override
    public Bond read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Bond bond, BytesIn<?> in) {
        BytesMessages.readInto(this, bond, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Bond bond, Output out, int depth) {
        Checks.exactType(bond, Bond.class);
        writeBlock1(bond, out);
        Text.write((String) NAME.get(bond), out);
        writeBlock2(bond, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Bond readFields(Bond current, Input in, int depth) {
        Bond bond = current != null && current.getClass() == Bond.class ? current : new Bond();
        readBlock1(bond, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read((String) NAME.get(bond), in);
        if (name != (String) NAME.get(bond)) {
            NAME.set(bond, name);
        }
        readBlock2(bond, in);
        return bond;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Bond bond, int depth) {
        Checks.exactType(bond, Bond.class);
        long size = 24;
        size += Text.sizeOf((String) NAME.get(bond));
        return size;
    }

    @Override
    public Bond copy(Bond from) {
        return copyFields(Checks.anyObject(from, Bond.class), null, 0);
    }

    @Override
    public void copyInto(Bond from, Bond to) {
        copyFields(Checks.anyObject(from, Bond.class), Checks.exactType(to, Bond.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Bond copyFields(Bond from, Bond current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Bond.class);
        Bond bond = current != null && current != from && current.getClass() == Bond.class ? current
                : new Bond();
        bond.id = from.id;
        NAME.set(bond, (String) NAME.get(from));
        ((Instrument) bond).code = ((Instrument) from).code;
        bond.rate = from.rate;
        bond.code = from.code;
        return bond;
    }

    private static void writeBlock1(Bond bond, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, bond.id);
    }

    private static void readBlock1(Bond bond, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        bond.id = RawMemory.getInt(base, offset);
    }

    private static void writeBlock2(Bond bond, Output out) {
        long offset = out.reserve(20);
        Object base = out.base();
        RawMemory.putInt(base, offset, ((Instrument) bond).code);
        RawMemory.putDouble(base, offset + 4, bond.rate);
        RawMemory.putLong(base, offset + 12, bond.code);
    }

    private static void readBlock2(Bond bond, Input in) {
        long offset = in.take(20);
        Object base = in.base();
        ((Instrument) bond).code = RawMemory.getInt(base, offset);
        bond.rate = RawMemory.getDouble(base, offset + 4);
        bond.code = RawMemory.getLong(base, offset + 12);
    }
}
