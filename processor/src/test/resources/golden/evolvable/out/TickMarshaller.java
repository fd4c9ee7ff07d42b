import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Tick}, 24 to 25 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fields = TickMarshaller.FIELDS
)
final class TickMarshaller extends FixedBlock<Tick> implements ChronicleMarshaller<Tick> {
    public static final TickMarshaller INSTANCE = new TickMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 24;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 25;

    private static final String FIELDS_BEFORE = """
            Entity frame
            id int64
            Tick frame
            """;

    static final String FIELDS = """
            price float64
            firm bool since=2
            """;

    private static final Schema SCHEMA = TypeSchema.of(Tick.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    static {
        TypeSchema.requireInherited(SCHEMA, EntityMarshaller.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private TickMarshaller() {
    }

    @Override
    public void write(Tick tick, Output out) {
        long start = out.position();
        try {
            writeFields(tick, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Tick read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Tick tick, Input in) {
        long start = in.position();
        try {
            Checks.exactType(tick, Tick.class);
            readFields(tick, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Tick tick) {
        return sizeOfFields(tick, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Tick> type() {
        return Tick.class;
    }

    @Override
    public void write(Tick tick, BytesOut<?> out) {
        if (tick != null && tick.getClass() == Tick.class) {
            long offset = BytesBlocks.find(out, 25);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(tick, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 25);
                return;
            }
        }
        BytesMessages.write(this, tick, out);
    }

    @Override
    public Tick read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Tick tick, BytesIn<?> in) {
        if (tick != null && tick.getClass() == Tick.class) {
            long offset = BytesBlocks.find(in, 25);
            if (offset != BytesBlocks.ELSEWHERE && load(tick, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 25);
                return;
            }
        }
        BytesMessages.readInto(this, tick, in);
    }

    @Override
    public int blockSize() {
        return 25;
    }

    @Override
    public void store(Tick tick, Object base, long offset) {
        VersionedBlocks.putCount(base, offset, 8);
        storeBlock1(tick, base, offset + 4);
        VersionedBlocks.putCount(base, offset + 12, 9);
        storeBlock2(tick, base, offset + 16);
        storeBlock3(tick, base, offset + 24);
    }

    @Override
    public boolean load(Tick tick, Object base, long offset) {
        if (!VersionedBlocks.isCount(base, offset, 8) || !VersionedBlocks.isCount(base, offset + 12, 9)) {
            return false;
        }
        try {
            loadBlock1(tick, base, offset + 4);
            loadBlock2(tick, base, offset + 16);
            loadBlock3(tick, base, offset + 24);
            return true;
        } catch (RuntimeException failure) {
            return false;
        }
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Tick tick, Output out, int depth) {
        Checks.exactType(tick, Tick.class);
        writeBlock1(tick, out);
        writeBlock2(tick, out);
        writeBlock3(tick, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Tick readFields(Tick current, Input in, int depth) {
        Tick tick = current != null && current.getClass() == Tick.class ? current : new Tick();
        long behindEntity = VersionedBlocks.enter(in);
        readBlock1(tick, in);
        VersionedBlocks.leave(behindEntity, in);
        long behindTick = VersionedBlocks.enter(in);
        readBlock2(tick, in);
        if (VersionedBlocks.goesOn(behindTick, in)) {
            readBlock3(tick, in);
        } else {
            tick.firm = false;
        }
        VersionedBlocks.leave(behindTick, in);
        return tick;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Tick tick, int depth) {
        Checks.exactType(tick, Tick.class);
        return 25;
    }

    @Override
    public Tick copy(Tick from) {
        return copyFields(Checks.anyObject(from, Tick.class), null, 0);
    }

    @Override
    public void copyInto(Tick from, Tick to) {
        copyFields(Checks.anyObject(from, Tick.class), Checks.exactType(to, Tick.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Tick copyFields(Tick from, Tick current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Tick.class);
        Tick tick = current != null && current != from && current.getClass() == Tick.class ? current
                : new Tick();
        tick.id = from.id;
        tick.price = from.price;
        tick.firm = from.firm;
        return tick;
    }

    /**
     * Writes as {@link #writeFields}; for null, a versioned block of -1 bytes.
     */
    public static void writeNullable(Tick tick, Output out, int depth) {
        if (tick == null) {
            VersionedBlocks.writeNull(out);
        } else {
            writeFields(tick, out, depth);
        }
    }

    /**
     * Reads as {@link #readFields}; returns null for a versioned block of -1 bytes.
     */
    public static Tick readNullable(Tick current, Input in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Tick tick, Output out) {
        long offset = out.reserve(12);
        VersionedBlocks.putCount(out.base(), offset, 8);
        storeBlock1(tick, out.base(), offset + 4);
    }

    private static void storeBlock1(Tick tick, Object base, long offset) {
        RawMemory.putLong(base, offset, tick.id);
    }

    private static void readBlock1(Tick tick, Input in) {
        long offset = in.take(8);
        loadBlock1(tick, in.base(), offset);
    }

    private static void loadBlock1(Tick tick, Object base, long offset) {
        tick.id = RawMemory.getLong(base, offset);
    }

    private static void writeBlock2(Tick tick, Output out) {
        long offset = out.reserve(12);
        VersionedBlocks.putCount(out.base(), offset, 9);
        storeBlock2(tick, out.base(), offset + 4);
    }

    private static void storeBlock2(Tick tick, Object base, long offset) {
        RawMemory.putDouble(base, offset, tick.price);
    }

    private static void readBlock2(Tick tick, Input in) {
        long offset = in.take(8);
        loadBlock2(tick, in.base(), offset);
    }

    private static void loadBlock2(Tick tick, Object base, long offset) {
        tick.price = RawMemory.getDouble(base, offset);
    }

    private static void writeBlock3(Tick tick, Output out) {
        long offset = out.reserve(1);
        storeBlock3(tick, out.base(), offset);
    }

    private static void storeBlock3(Tick tick, Object base, long offset) {
        RawMemory.putBoolean(base, offset, tick.firm);
    }

    private static void readBlock3(Tick tick, Input in) {
        long offset = in.take(1);
        loadBlock3(tick, in.base(), offset);
    }

    private static void loadBlock3(Tick tick, Object base, long offset) {
        tick.firm = Booleans.get(base, offset);
    }
}
