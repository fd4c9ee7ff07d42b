import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawMemory;
    // as beginning in empty, but:
 * Writes and reads {@link Bond}, 25 bytes or more each. Stateless and thread-safe.
        fields = BondMarshaller.FIELDS

    // as MIN_SIZE in empty, with 25 for 0

    // as MAX_SIZE in empty, but:
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

    // as PingMarshaller in empty, but:
        super(Bond.class, "@version@", FIELDS_BEFORE, FIELDS);

    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        writeBlock1(bond, out);
        Text.write((String) NAME.get(bond), out);
        writeBlock2(bond, out);

    /** As in empty. */
    public static Bond readFields(Bond current, Input in, int depth) {
        Bond bond = current != null && current.getClass() == Bond.class ? current : new Bond();
        readBlock1(bond, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        String oldName = (String) NAME.get(bond);
        String name = Text.read(oldName, in);
        if (name != oldName) {
            NAME.set(bond, name);
        }
        readBlock2(bond, in);
        return bond;
    }

    // as sizeOfFields in empty, but:
        long size = 24;
        size += Text.sizeOf((String) NAME.get(bond));
        return size;
        // without return 0;

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Bond copyFields(Bond from, Bond current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Bond.class);
        Bond bond = OwnObjects.isFree(current, from, Bond.class) ? current : new Bond();
        bond.id = from.id;
        String name = (String) NAME.get(from);
        if (name != (String) NAME.get(bond)) {
            NAME.set(bond, name);
        }
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
