import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.layout.ObjectLayout;
import org.marshal4j.runtime.memory.FixedBlock;
    // as beginning in ancestors, but:
 * Writes and reads {@link Flags}, 17 bytes each. Stateless and thread-safe.
        fixedSize = 17,
public final class FlagsMarshaller extends FixedBlock<Flags> implements ChronicleMarshaller<Flags> {

    // as MIN_SIZE in empty, with 17 for 0
    // as MAX_SIZE in empty, with 17 for 0

    static final String FIELDS = """
            a int32
            b int32
            c int16
            d int8
            e bool
            f bool
            g int8
            h bool
            i bool
            j bool
            """;

    // as in ancestors: SCHEMA

    /**
     * The offset of a to j in the object; negative unless the JVM keeps them there in wire order.
     */
    private static final long RUN = ObjectLayout.provedRun(Flags.class, "a", "b", "c", "d", "e",
            "f", "g", "h", "i", "j");

    // as static in ancestors, but:
        Marshallers.register(INSTANCE, "@version@");

    // as in ancestors: FlagsMarshaller

    @Override
    public void write(Flags flags, Output out) {
        long start = out.position();
        try {
            writeFields(flags, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    // as readInto in bean, but:
    public Flags read(Input in) {
            return readFields(null, in, 0);
        // without Checks.anyObject(quote, Quote.class);
        // without fillFields(quote, in, 0);

    // as readInto in bean, with exactType for anyObject, readFields for fillFields
    // as in empty: sizeOf
    // as getId in bean, with Schema for long, schema for getId, SCHEMA for id

    @Override
    public Class<Flags> type() {
        return Flags.class;
    }

    @Override
    public void write(Flags flags, BytesOut<?> out) {
        if (flags != null && flags.getClass() == Flags.class) {
            long offset = BytesBlocks.find(out, 17);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(flags, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 17);
                return;
            }
        }
        BytesMessages.write(this, flags, out);
    }

    @Override
    public Flags read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Flags flags, BytesIn<?> in) {
        if (flags != null && flags.getClass() == Flags.class) {
            long offset = BytesBlocks.find(in, 17);
            if (offset != BytesBlocks.ELSEWHERE && load(flags, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 17);
                return;
            }
        }
        BytesMessages.readInto(this, flags, in);
    }

    // as getId in bean, with int for long, blockSize for getId, 17 for id

    @Override
    public void store(Flags flags, Object base, long offset) {
        storeBlock(flags, base, offset);
    }

    @Override
    public boolean load(Flags flags, Object base, long offset) {
        try {
            loadBlock(flags, base, offset);
            return true;
        } catch (RuntimeException failure) {
            return false;
        }
    }

    // as writeFields in empty, but:
        writeBlock(flags, out);

    /** As in empty. */
    public static Flags readFields(Flags current, Input in, int depth) {
        Flags flags = current != null && current.getClass() == Flags.class ? current : new Flags();
        readBlock(flags, in);
        return flags;
    }

    // as sizeOfFields in empty, with 17 for 0
    // as in empty: copy, copyInto

    /** As in empty. */
    public static Flags copyFields(Flags from, Flags current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Flags.class);
        Flags flags = OwnObjects.isFree(current, from, Flags.class) ? current : new Flags();
        flags.a = from.a;
        flags.b = from.b;
        flags.c = from.c;
        flags.d = from.d;
        flags.e = from.e;
        flags.f = from.f;
        flags.g = from.g;
        flags.h = from.h;
        flags.i = from.i;
        flags.j = from.j;
        return flags;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Flags flags, Output out, int depth) {
        if (flags != null) {
            Checks.exactType(flags, Flags.class);
        }
        long offset = out.reserve(18);
        if (Presence.put(out.base(), offset, flags, 17)) {
            storeBlock(flags, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Flags readNullable(Flags current, Input in, int depth) {
        if (current == null || current.getClass() != Flags.class) {
            return Presence.read(17, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(18);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Flags flags, Output out) {
        long offset = out.reserve(17);
        storeBlock(flags, out.base(), offset);
    }

    private static void storeBlock(Flags flags, Object base, long offset) {
        if (RUN >= 0) {
            RawMemory.copy(flags, RUN, base, offset, 17);
        } else {
            storeBlockRun(flags, base, offset);
        }
    }

    private static void storeBlockRun(Flags flags, Object base, long offset) {
        RawMemory.putInt(base, offset, flags.a);
        RawMemory.putInt(base, offset + 4, flags.b);
        RawMemory.putShort(base, offset + 8, flags.c);
        RawMemory.putByte(base, offset + 10, flags.d);
        RawMemory.putBoolean(base, offset + 11, flags.e);
        RawMemory.putBoolean(base, offset + 12, flags.f);
        RawMemory.putByte(base, offset + 13, flags.g);
        RawMemory.putBoolean(base, offset + 14, flags.h);
        RawMemory.putBoolean(base, offset + 15, flags.i);
        RawMemory.putBoolean(base, offset + 16, flags.j);
    }

    private static void readBlock(Flags flags, Input in) {
        long offset = in.take(17);
        loadBlock(flags, in.base(), offset);
    }

    private static void loadBlock(Flags flags, Object base, long offset) {
        if (RUN >= 0 && RawMemory.areBooleans(base, offset + 11, 2) && RawMemory.areBooleans(base, offset + 14, 3)) {
            RawMemory.copy(base, offset, flags, RUN, 17);
        } else {
            loadBlockRun(flags, base, offset);
        }
    }

    private static void loadBlockRun(Flags flags, Object base, long offset) {
        flags.a = RawMemory.getInt(base, offset);
        flags.b = RawMemory.getInt(base, offset + 4);
        flags.c = RawMemory.getShort(base, offset + 8);
        flags.d = RawMemory.getByte(base, offset + 10);
        flags.e = Booleans.get(base, offset + 11);
        flags.f = Booleans.get(base, offset + 12);
        flags.g = RawMemory.getByte(base, offset + 13);
        flags.h = Booleans.get(base, offset + 14);
        flags.i = Booleans.get(base, offset + 15);
        flags.j = Booleans.get(base, offset + 16);
    }
}
