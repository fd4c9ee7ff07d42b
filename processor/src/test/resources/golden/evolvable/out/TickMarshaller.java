    // as beginning in evolvable, but:
 * Writes and reads {@link Tick}, 24 to 25 bytes each. Stateless and thread-safe.
final class TickMarshaller extends FixedBlock<Tick> implements ChronicleMarshaller<Tick> {

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 24;

    // as in evolvable: MAX_SIZE, FIELDS_BEFORE

    static final String FIELDS = """
            price float64
            firm bool since=2
            """;

    // as in evolvable: SCHEMA

    static {
        TypeSchema.requireInherited(SCHEMA, EntityMarshaller.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    // as in ancestors: TickMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type

    // as write in booleans, but:
            long offset = BytesBlocks.find(out, 25);
                BytesBlocks.advance(out, 25);

    // as in booleans: read

    // as readInto in booleans, but:
            long offset = BytesBlocks.find(in, 25);
                BytesBlocks.advance(in, 25);

    // as blockSize in booleans, but:
        return 25;

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

    // as writeFields in ancestors, but:
        writeBlock2(tick, out);
        writeBlock3(tick, out);

    /** As in empty. */
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

    // as in evolvable: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in builder, but:
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
        Tick tick = OwnObjects.isFree(current, from, Tick.class) ? current : new Tick();
        tick.id = from.id;
        tick.price = from.price;
        tick.firm = from.firm;

    // as in evolvable: writeNullable, readNullable, writeBlock1, storeBlock1

    private static void readBlock1(Tick tick, Input in) {
        long offset = in.take(8);
        loadBlock1(tick, in.base(), offset);
    }

    // as loadBlock in bound, but:
    private static void loadBlock1(Tick tick, Object base, long offset) {

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
